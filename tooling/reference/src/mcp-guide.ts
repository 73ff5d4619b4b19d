import { referenceSlug } from '@search-foundation/content/reference-slug'
import type { FailuresOfCall } from '@search-foundation/platform/reference-data'

import { page, prose, shownCode, table } from './markdown.ts'

/** A tool as agents receive it, with how its call of the API can fail. */
interface DescribedTool {
  name: string
  title?: string | undefined
  description?: string | undefined
  inputSchema: object
  call: FailuresOfCall
}

interface Field {
  type?: string
  description?: string
  enum?: readonly unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Field
  anyOf?: readonly Field[]
}

/** Arguments of each tool's sample, which the tests call. */
const examples: Readonly<Record<string, object>> = {
  read_page: { url: 'https://example.com' },
  search: { q: 'late chunking', num: 2 },
  embed: { input: ['How do I reset my password?'], dimensions: 64 },
  rerank: {
    query: 'reset a password',
    documents: ['Refunds take five days.', 'Reset your password in Settings.'],
  },
  classify: { input: ['My card was charged twice.'], labels: ['billing', 'bug'] },
  segment: { content: 'One sentence. Another one.', return_chunks: true },
  deep_search: { question: 'What is late chunking?' },
}

/** Tools whose sample is not run, because it needs the internet. */
const shownOnly: readonly string[] = ['read_page']

/** A whole program that calls a tool, with the client of the protocol. */
const firstCall = shownCode(
  'typescript',
  `import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import {
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js'

const key = process.env.SEARCH_FOUNDATION_API_KEY
const url = new URL('{{api}}/mcp')
const transport = new StreamableHTTPClientTransport(url, {
  requestInit: { headers: { authorization: \`Bearer \${key}\` } },
})
const agent = new Client({ name: 'my-agent', version: '1.0.0' })
await agent.connect(transport)

const { content } = await agent.callTool({
  name: 'search',
  arguments: { q: 'late chunking', num: 2 },
})`,
)

/** Returns the page about the tools for agents. Throws for a tool without an example. */
export const mcpGuide = (tools: readonly DescribedTool[]): string =>
  page(
    {
      title: 'MCP tools',
      description:
        'Every tool that agents can call at /mcp: arguments with types, ranges and defaults, a call, and errors.',
      source: 'apps/platform/src/mcp/tools.ts',
    },
    [
      'The server at `{{api}}/mcp` has one tool for each product, by the Model Context Protocol over Streamable HTTP. [MCP in your agent](/docs/mcp) shows how to add it to the common agents.',
      firstCall,
      'A tool makes the call of the API with your key: it is charged, limited and logged as that call is. All tools only read.',
      table(
        ['Tool', 'What it does'],
        tools.map(({ name, description = '' }) => [`[\`${name}\`](#${name})`, prose(description)]),
      ),
      ...tools.flatMap(drawTool),
      errorsOf(tools),
      '## Requests without an agent\n\nThe samples on this page are single requests, which the server answers as an event stream. `sed` takes the JSON out of it. Agents do the same by a library.',
    ],
  )

function drawTool({
  name,
  description = '',
  inputSchema,
  call: { operationId, failures },
}: DescribedTool): string[] {
  const example = examples[name]
  if (example === undefined) throw new Error(`The tool ${name} has no example in mcp-guide.ts.`)
  const { properties = {}, required = [] } = inputSchema as {
    properties?: Record<string, Field>
    required?: readonly string[]
  }
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: example } }
  const isShown = shownOnly.includes(name)
  return [
    `## ${name}`,
    prose(description),
    table(
      ['Argument', 'Type', 'Meaning'],
      Object.entries(properties).map(([field, schema]) => [
        `\`${field}\`${required.includes(field) ? '' : ', optional'}`,
        typeOf(schema),
        prose(schema.description ?? ''),
      ]),
    ),
    request(call, isShown),
    ...(isShown ? [] : [response({ content: [{ type: 'text', text: '…' }] })]),
    `**Errors.** Besides [those of every tool](#errors), those of [the call](/docs/reference/${referenceSlug(operationId)}) that it makes:`,
    table(
      ['Text begins with', 'Meaning'],
      failures.map(({ status, meaning, docs }) => [`[${status}](${docs})`, meaning]),
    ),
  ]
}

/** Returns the section about errors, with a result that every tool returns when its arguments are not valid. */
function errorsOf(tools: readonly DescribedTool[]): string {
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: tools[0]?.name, arguments: {} },
  }
  return [
    '## Errors',
    'What a tool cannot do is a result with `isError`, so that the agent reads the reason and tries something else.',
    table(
      ['What the agent gets', 'When'],
      [
        [
          'A result with `isError` whose text begins with `The arguments are not valid.`',
          'An argument is missing, unknown, or out of its range. The text names each. No call was made.',
        ],
        [
          'A result with `isError` whose text begins with a status, such as `402`',
          'The API refused the call. The text is its reason, with the seconds to wait where there are any.',
        ],
        [
          'A result with `isError` and another text',
          'A deep search failed after it had begun. The text is its reason.',
        ],
        ['An error of the protocol with the code -32602', 'There is no tool with this name.'],
        ['An error of the protocol with the code -32603', 'The tool itself failed. Try again.'],
        ['Status 401 of the request, before any tool is called', 'The key is missing or not valid.'],
      ],
    ),
    request(call, false),
    response({ content: [{ type: 'text', text: '…' }], isError: true }),
  ].join('\n\n')
}

const request = (call: object, isShown: boolean) =>
  [
    `\`\`\`bash ${isShown ? 'shown' : 'run'}`,
    `curl -s {{api}}/mcp \\`,
    `  -H "Authorization: Bearer $SEARCH_FOUNDATION_API_KEY" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -H 'Accept: application/json, text/event-stream' \\`,
    `  -d '${JSON.stringify(call, null, 2)}' | sed -n 's/^data: //p' | tail -n 1`,
    '```',
  ].join('\n')

const response = (result: object) =>
  `\`\`\`json output\n${JSON.stringify({ result, jsonrpc: '2.0', id: 1 }, null, 2)}\n\`\`\``

/** Returns type, range and default of a field as Markdown. */
function typeOf(field: Field): string {
  const { anyOf, items, minimum, maximum, minLength, maxLength, minItems, maxItems } = field
  if (anyOf !== undefined) return anyOf.map(typeOf).join(' or ')
  const values = field.enum?.map((value) => `\`${String(value)}\``).join(', ')
  const kind = items === undefined ? (field.type ?? 'any') : `list of ${items.type ?? 'values'}`
  return [
    values === undefined ? kind : `one of ${values}`,
    rangeOf(minimum, maximum, ''),
    rangeOf(minLength, maxLength, ' characters'),
    rangeOf(minItems, maxItems, ' items'),
    field.default === undefined
      ? ''
      : `default \`${typeof field.default === 'string' ? field.default : JSON.stringify(field.default)}\``,
  ]
    .filter((part) => part !== '')
    .join('; ')
}

const written = (value: number) => value.toLocaleString('en-US')

function rangeOf(least: number | undefined, most: number | undefined, unit: string): string {
  // Schemas of whole numbers end at the largest safe integer, which is no limit that anyone reaches.
  const top = most === Number.MAX_SAFE_INTEGER ? undefined : most
  const bottom = least === Number.MIN_SAFE_INTEGER ? undefined : least
  if (top === undefined) return bottom === undefined ? '' : `at least ${written(bottom)}${unit}`
  return bottom === undefined
    ? `at most ${written(top)}${unit}`
    : `${written(bottom)} to ${written(top)}${unit}`
}
