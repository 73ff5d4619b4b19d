import { brand } from '@search-foundation/content/brand'

import { config } from '../../../config.ts'

/** The samples call the reader this very site calls, so that they work where it works. */
const { readerUrl } = config
/** The SDK knows the public service by itself; any other host has to be named. */
const hosts = readerUrl === `${brand.hosts.api}/reader` ? '' : `, hosts: { reader: '${readerUrl}' }`

/** Words in the samples that stand for what the demo's form holds. */
export const slots = { url: 'PAGE_ADDRESS', format: 'OUTPUT_FORMAT' } as const

/** The same request in three languages. The key comes from the environment, where keys belong. */
export const codeSamples = [
  {
    name: 'cURL',
    language: 'shellscript',
    code: `curl "${readerUrl}" \\
  -H "Accept: application/json" \\
  -H "Content-Type: application/json" \\
  -H "Authorization: Bearer $SF_API_KEY" \\
  -d '{"url": "PAGE_ADDRESS", "respondWith": "OUTPUT_FORMAT"}'`,
  },
  {
    name: 'TypeScript',
    language: 'typescript',
    code: `import { createClient, read } from '@search-foundation/api-client'

const client = createClient({ apiKey: process.env.SF_API_KEY${hosts} })
const page = await read(client, {
  url: 'PAGE_ADDRESS',
  respondWith: 'OUTPUT_FORMAT',
})

console.log(page.title, page.usage.tokens)
console.log(page.content)`,
  },
  {
    name: 'Python',
    language: 'python',
    code: `import os
import requests

response = requests.post(
    "${readerUrl}",
    headers={
        "Accept": "application/json",
        "Authorization": f"Bearer {os.environ['SF_API_KEY']}",
    },
    json={"url": "PAGE_ADDRESS", "respondWith": "OUTPUT_FORMAT"},
    timeout=60,
)
response.raise_for_status()
print(response.json()["data"]["content"])`,
  },
] as const
