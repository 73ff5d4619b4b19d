import { page, prose, table } from './markdown.ts'

/** A tool as agents receive it. */
export interface ListedTool {
  name: string
  title?: string | undefined
  description?: string | undefined
  inputSchema: object
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

/** Returns the page about the tools for agents. Throws for a tool without an example. */
export const mcpGuide = (tools: readonly ListedTool[]): string =>
  page(
    {
      title: 'MCP tools',
      description:
        'Every tool that agents can call at /mcp: arguments with types, ranges and defaults, and a call.',
      source: 'apps/platform/src/mcp/tools.ts',
    },
    [
      'The server at `{{api}}/mcp` has one tool for each product, by the Model Context Protocol over Streamable HTTP. [MCP in your agent](/docs/mcp) shows how to add it to the common agents.',
      'A tool makes the call of the API with your key: it is charged, limited and logged as that call is. All tools only read. A call that the API refuses is a result with `isError`, whose text is the reason.',
      table(
        ['Tool', 'What it does'],
        tools.map(({ name, description = '' }) => [`[\`${name}\`](#${name})`, prose(description)]),
      ),
      ...tools.flatMap(drawTool),
      '## Requests without an agent\n\nThe samples on this page are single requests, which the server answers as an event stream. `sed` takes the JSON out of it. Agents do the same by a library.',
    ],
  )

function drawTool({ name, description = '', inputSchema }: ListedTool): string[] {
  const example = examples[name]
  if (example === undefined) throw new Error(`The tool ${name} has no example in mcp-guide.ts.`)
  const { properties = {}, required = [] } = inputSchema as {
    properties?: Record<string, Field>
    required?: readonly string[]
  }
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: example } }
  const isShown = shownOnly.includes(name)
  const response = { result: { content: [{ type: 'text', text: '…' }] }, jsonrpc: '2.0', id: 1 }
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
    [
      `\`\`\`bash ${isShown ? 'shown' : 'run'}`,
      `curl -s {{api}}/mcp \\`,
      `  -H "Authorization: Bearer $SEARCH_FOUNDATION_API_KEY" \\`,
      `  -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' \\`,
      `  -d '${JSON.stringify(call, null, 2)}' | sed -n 's/^data: //p' | tail -n 1`,
      '```',
    ].join('\n'),
    ...(isShown ? [] : [`\`\`\`json output\n${JSON.stringify(response, null, 2)}\n\`\`\``]),
  ]
}

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
