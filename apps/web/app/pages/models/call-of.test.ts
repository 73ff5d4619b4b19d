import { models } from '@search-foundation/content/models'
import { expect, test } from 'vitest'

import { requestSamples } from '../../code/request-samples.ts'
import { callOf } from './call-of.ts'

test('each kind of model has the call it is for', () => {
  const paths = Object.fromEntries(models.map((model) => [model.slug, callOf(model)?.path]))
  expect(paths).toMatchObject({
    'jina-embeddings-v3': '/v1/embeddings',
    'jina-colbert-v2': '/v1/multi-vector',
    'jina-reranker-m0': '/v1/rerank',
  })
  // Reader models are used through Reader, and the first embedding models are not behind the API.
  expect(paths['ReaderLM-v2']).toBeUndefined()
  expect(paths['jina-embedding-s-en-v1']).toBeUndefined()
})

test('the body in the cURL sample is the JSON of the request', () => {
  for (const model of models) {
    const call = callOf(model)
    if (call === undefined) continue
    const [curl] = requestSamples(call)
    const body = /-d '(.*)'$/s.exec(curl?.code ?? '')?.[1] ?? ''
    expect(JSON.parse(body)).toEqual(call.body)
  }
})
