import type { PlaygroundProduct, ProductRequest } from '@search-foundation/store/run-product'

import { pythonLiteral, type Json } from './python-literal.ts'

/** Addresses of the services that the products are behind. */
export interface Addresses {
  mainApiUrl: string
  readerUrl: string
}

/** The code of a request in a language. */
export interface Sample {
  id: 'curl' | 'typescript' | 'python'
  /** Name of the language. */
  label: string
  code: string
}

interface Endpoint {
  /** Function of the SDK. */
  name: string
  /** Path below the main API; the reader has a separate address. */
  path: string
  /** Whether the service responds with JSON only if the request accepts it. */
  acceptJson?: true
  /** Whether the response is a stream of events. */
  streams?: true
}

const endpoints: Readonly<Record<PlaygroundProduct, Endpoint>> = {
  embedding: { name: 'embed', path: '/v1/embeddings' },
  reranker: { name: 'rerank', path: '/v1/rerank' },
  classifier: { name: 'classify', path: '/v1/classify' },
  tokenizer: { name: 'segment', path: '/v1/segment' },
  reader: { name: 'read', path: '', acceptJson: true },
  search: { name: 'search', path: '/search', acceptJson: true },
  deepsearch: { name: 'deepSearch', path: '/v1/chat/completions', streams: true },
}

const indented = (code: string) => code.replaceAll('\n', '\n    ')

/** Returns code that sends a request. It reads the key from the environment, so copied code has no key in it. */
export function codeSamples(
  { product, body }: ProductRequest,
  { mainApiUrl, readerUrl }: Addresses,
): Sample[] {
  const { name, path, acceptJson, streams } = endpoints[product]
  const url = product === 'reader' ? readerUrl : mainApiUrl + path
  const json = JSON.stringify(body, null, 2)
  const host = product === 'reader' ? `reader: '${readerUrl}'` : `main: '${mainApiUrl}'`
  return [
    {
      id: 'curl',
      label: 'cURL',
      code: `curl ${streams ? '--no-buffer ' : ''}'${url}' \\
  -H "Authorization: Bearer $SEARCH_FOUNDATION_API_KEY" \\
  -H 'Content-Type: application/json' \\
${acceptJson ? "  -H 'Accept: application/json' \\\n" : ''}  -d '${json.replaceAll("'", String.raw`'\''`)}'`,
    },
    {
      id: 'typescript',
      label: 'TypeScript',
      code: `import { createClient, ${name} } from '@search-foundation/api-client'

const client = createClient({ apiKey: process.env.SEARCH_FOUNDATION_API_KEY, hosts: { ${host} } })
const response = await ${name}(client, ${json})

${
  streams
    ? "for await (const { choices } of response) process.stdout.write(choices[0]?.delta.content ?? '')"
    : 'console.log(response)'
}`,
    },
    {
      id: 'python',
      label: 'Python',
      code: `import json, os, urllib.request

request = urllib.request.Request(
    "${url}",
    headers={
        "Authorization": f"Bearer {os.environ['SEARCH_FOUNDATION_API_KEY']}",
        "Content-Type": "application/json",
        "Accept": "${streams ? 'text/event-stream' : 'application/json'}",
    },
    data=json.dumps(${indented(pythonLiteral(body as unknown as Json))}).encode(),
)
with urllib.request.urlopen(request) as response:
    ${
      streams
        ? `for line in response:
        print(line.decode(), end="")`
        : 'print(json.load(response))'
    }`,
    },
  ]
}
