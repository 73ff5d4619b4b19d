import { brand } from '@search-foundation/content/brand'

import { config } from '../ground/config.ts'
import { bodyIndent, literal, type BodyValue, type SampleLanguage } from './literal.ts'

/** A request of which a page shows the code. */
export interface SampleRequest {
  /** The service that serves it. */
  host: 'main' | 'reader'
  /** Path of the main API (`/v1/embeddings`); empty for Reader. */
  path: string
  /** Function of the SDK. */
  name: string
  /** Whether a response in JSON has to be asked for. */
  acceptJson?: boolean
  body: Readonly<Record<string, BodyValue>>
  /** The lines that show the response. */
  print: { typescript: string; python: string }
}

/** A request as code. */
export interface CodeSample {
  name: string
  language: SampleLanguage
  code: string
}

const addresses = {
  main: { url: config.mainApiUrl, production: brand.hosts.api },
  reader: { url: config.readerUrl, production: `${brand.hosts.api}/reader` },
}

/**
 * Returns a request in three languages. The key is read from the environment.
 * @param valueOf the code of a value of the body; by default the value as it is
 */
export function requestSamples(
  { host, path, name, acceptJson = false, body, print }: SampleRequest,
  valueOf: (key: string, language: SampleLanguage) => string = (key, language) =>
    literal(body[key] ?? '', language),
): CodeSample[] {
  const { url, production } = addresses[host]
  // The SDK contains the address of the public service.
  const hosts = url === production ? '' : `, hosts: { ${host}: '${url}' }`
  const object = (language: SampleLanguage, keyOf: (key: string) => string) => {
    const indent = ' '.repeat(bodyIndent[language])
    const lines = Object.keys(body).map((key) => `${indent}${keyOf(key)}: ${valueOf(key, language)}`)
    return `{\n${lines.join(',\n')}\n${indent.slice(language === 'python' ? 4 : 2)}}`
  }
  const quoted = (key: string) => `"${key}"`
  return [
    {
      name: 'cURL',
      language: 'shell',
      code: `curl "${url}${path}" \\${acceptJson ? '\n  -H "Accept: application/json" \\' : ''}
  -H "Content-Type: application/json" \\
  -H "Authorization: Bearer $SEARCH_FOUNDATION_API_KEY" \\
  -d '${object('shell', quoted)}'`,
    },
    {
      name: 'TypeScript',
      language: 'typescript',
      code: `import { createClient, ${name} } from '${brand.sdk}'

const client = createClient({ apiKey: process.env.SEARCH_FOUNDATION_API_KEY${hosts} })
const response = await ${name}(client, ${object('typescript', (key) => key)})

${print.typescript}`,
    },
    {
      name: 'Python',
      language: 'python',
      code: `import os
import requests

response = requests.post(
    "${url}${path}",
    headers={${acceptJson ? '\n        "Accept": "application/json",' : ''}
        "Authorization": f"Bearer {os.environ['SEARCH_FOUNDATION_API_KEY']}",
    },
    json=${object('python', quoted)},
    timeout=60,
)
response.raise_for_status()
${print.python}`,
    },
  ]
}
