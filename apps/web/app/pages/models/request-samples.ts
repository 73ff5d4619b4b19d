import { brand } from '@search-foundation/content/brand'
import type { Model } from '@search-foundation/content/models'

import { config } from '../../config.ts'

/** A request to a model. */
interface ModelCall {
  /** Path of the main API. */
  path: 'embeddings' | 'multi-vector' | 'rerank'
  /** Function of the SDK. */
  name: 'embed' | 'embedMultiVector' | 'rerank'
  body: Readonly<Record<string, string | readonly string[]>>
  /** The line that shows the response. */
  print: { typescript: string; python: string }
}

const vectorsPrinted = (response: string) => ({
  typescript: `console.log(${response}.usage.total_tokens, ${response}.data[0])`,
  python: `print(response.json()["data"][0])`,
})

/** Returns the request that a model is for, or undefined for one that the main API does not offer. */
export function callOf(model: Model): ModelCall | undefined {
  if (!model.availability.includes('api') || model.types.includes('reader')) return undefined
  if (!model.types.includes('embedding')) {
    return {
      path: 'rerank',
      name: 'rerank',
      body: {
        model: model.slug,
        query: 'How are vectors compared?',
        documents: ['Cosine similarity compares directions.', 'The office opens at nine.'],
      },
      print: {
        typescript: 'console.log(response.results)',
        python: 'print(response.json()["results"])',
      },
    }
  }
  const input = ['How are vectors compared?', 'Cosine similarity compares directions.']
  if (!model.outputs.includes('vector')) {
    return {
      path: 'multi-vector',
      name: 'embedMultiVector',
      body: { model: model.slug, input_type: 'document', input },
      print: vectorsPrinted('response'),
    }
  }
  const task = model.tasks.find((name) => name.endsWith('.query'))
  return {
    path: 'embeddings',
    name: 'embed',
    body: { model: model.slug, ...(task === undefined ? {} : { task }), input },
    print: vectorsPrinted('response'),
  }
}

/** Returns a request in three languages. The key is read from the environment. */
export function requestSamples({ path, name, body, print }: ModelCall) {
  const { mainApiUrl } = config
  const hosts = mainApiUrl === brand.hosts.api ? '' : `, hosts: { main: '${mainApiUrl}' }`
  const json = JSON.stringify(body, null, 2)
  // Object keys of JavaScript need no quotes, and the code style of the samples is single quotes.
  const object = json.replaceAll(/"(\w+)":/g, '$1:').replaceAll('"', "'")
  const indented = json.replaceAll('\n', '\n    ')
  return [
    {
      name: 'cURL',
      language: 'shellscript',
      code: `curl "${mainApiUrl}/v1/${path}" \\
  -H "Content-Type: application/json" \\
  -H "Authorization: Bearer $SF_API_KEY" \\
  -d '${json}'`,
    },
    {
      name: 'TypeScript',
      language: 'typescript',
      code: `import { createClient, ${name} } from '${brand.sdk}'

const client = createClient({ apiKey: process.env.SF_API_KEY${hosts} })
const response = await ${name}(client, ${object})

${print.typescript}`,
    },
    {
      name: 'Python',
      language: 'python',
      code: `import os
import requests

response = requests.post(
    "${mainApiUrl}/v1/${path}",
    headers={"Authorization": f"Bearer {os.environ['SF_API_KEY']}"},
    json=${indented},
    timeout=60,
)
response.raise_for_status()
${print.python}`,
    },
  ] as const
}
