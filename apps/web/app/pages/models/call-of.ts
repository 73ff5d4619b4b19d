import type { Model } from '@search-foundation/content/models'

import type { SampleRequest } from '../../code/request-samples.ts'

const vectorsPrinted = {
  typescript: 'console.log(response.usage.total_tokens, response.data[0])',
  python: 'print(response.json()["data"][0])',
}

/** Returns the request that a model is for, or undefined for one that the main API does not offer. */
export function callOf(model: Model): SampleRequest | undefined {
  if (!model.availability.includes('api') || model.types.includes('reader')) return undefined
  if (!model.types.includes('embedding')) {
    return {
      host: 'main',
      path: '/v1/rerank',
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
      host: 'main',
      path: '/v1/multi-vector',
      name: 'embedMultiVector',
      body: { model: model.slug, input_type: 'document', input },
      print: vectorsPrinted,
    }
  }
  const task = model.tasks.find((name) => name.endsWith('.query'))
  return {
    host: 'main',
    path: '/v1/embeddings',
    name: 'embed',
    body: { model: model.slug, ...(task === undefined ? {} : { task }), input },
    print: vectorsPrinted,
  }
}
