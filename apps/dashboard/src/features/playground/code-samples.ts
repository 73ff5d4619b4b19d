import type { EmbeddingsRequest } from '@search-foundation/api-client'

/** The same call as code, to the main API at `address`. The key is read from the environment: it is never put into text that is copied. */
export function codeSamples(
  body: EmbeddingsRequest,
  address: string,
): { id: string; label: string; code: string }[] {
  const json = JSON.stringify(body, null, 2)
  return [
    {
      id: 'typescript',
      label: 'TypeScript',
      code: `import { createClient, embed } from '@search-foundation/api-client'\n\nconst client = createClient({ hosts: { main: '${address}' }, apiKey: process.env.API_KEY })\nconst { data, usage } = await embed(client, ${json})`,
    },
    {
      id: 'curl',
      label: 'cURL',
      code: `curl ${address}/v1/embeddings \\\n  -H "Authorization: Bearer $API_KEY" \\\n  -H "Content-Type: application/json" \\\n  -d '${json.replaceAll("'", String.raw`'\''`)}'`,
    },
    {
      id: 'python',
      label: 'Python',
      code: `import json, os, urllib.request\n\nrequest = urllib.request.Request(\n    "${address}/v1/embeddings",\n    data=json.dumps(${json.replaceAll('true', 'True').replaceAll('false', 'False')}).encode(),\n    headers={"Authorization": f"Bearer {os.environ['API_KEY']}", "Content-Type": "application/json"},\n)\nanswer = json.load(urllib.request.urlopen(request))`,
    },
  ]
}
