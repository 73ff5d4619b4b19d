import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

const address = process.env['SEARCH_FOUNDATION_BASE_URL'] ?? 'https://api.search-foundation.example'
const transport = new StreamableHTTPClientTransport(new URL(`${address}/mcp`), {
  requestInit: { headers: { authorization: `Bearer ${process.env['SEARCH_FOUNDATION_API_KEY']}` } },
})
const agent = new Client({ name: 'cookbook', version: '1.0.0' })
// The types of the library do not allow for `exactOptionalPropertyTypes`.
await agent.connect(transport as Parameters<Client['connect']>[0])

/** Calls a tool and returns its text. A refused call is a result too, so that a model can read why. */
async function call(name: string, given: Record<string, unknown>): Promise<string> {
  const { content, isError } = await agent.callTool({ name, arguments: given })
  const text = (content as { type: string; text?: string }[]).map((part) => part.text ?? '').join('\n')
  if (isError === true) throw new Error(text)
  return text
}

/** A step of the agent. A language model would choose the next one from the descriptions of the tools; here the plan is fixed. */
const plan: { tool: string; given: (before: string) => Record<string, unknown> }[] = [
  { tool: 'search', given: () => ({ q: 'late chunking', num: 3, respondWith: 'no-content' }) },
  { tool: 'segment', given: (found) => ({ content: found }) },
  { tool: 'deep_search', given: () => ({ question: 'What is late chunking?', reasoning_effort: 'low' }) },
]

const { tools } = await agent.listTools()
console.log(`${tools.length} tools: ${tools.map(({ name }) => name).join(', ')}`)
let result = ''
for (const { tool, given } of plan) {
  result = await call(tool, given(result))
  console.log(`${tool} returned ${result.length} characters`)
}
console.log(result.includes('http') ? 'The answer cites its sources' : 'The answer has no sources')
await agent.close()
