import type { EmbeddingsRequest } from '@search-foundation/api-client'

import { pythonLiteral, type Json } from './python-literal.ts'

export interface CodeSample {
  id: string
  label: string
  code: string
}

/** Returns code that makes a call to the main API at `address`. It reads the key from the environment, so that copied code has none. */
export function codeSamples(
  body: EmbeddingsRequest & { [name: string]: Json },
  address: string,
): CodeSample[] {
  const json = JSON.stringify(body, null, 2)
  return [
    {
      id: 'typescript',
      label: 'TypeScript',
      code: `import { createClient, embed } from '@search-foundation/api-client'

const client = createClient({ hosts: { main: '${address}' }, apiKey: process.env.API_KEY })
const { data, usage } = await embed(client, ${json})`,
    },
    {
      id: 'curl',
      label: 'cURL',
      code: `curl ${address}/v1/embeddings \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${json.replaceAll("'", String.raw`'\''`)}'`,
    },
    {
      id: 'python',
      label: 'Python',
      code: `import json, os, urllib.request

body = ${pythonLiteral(body)}
request = urllib.request.Request(
    "${address}/v1/embeddings",
    data=json.dumps(body).encode(),
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}", "Content-Type": "application/json"},
)
response = json.load(urllib.request.urlopen(request))`,
    },
  ]
}
