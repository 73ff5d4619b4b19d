import { train } from '@search-foundation/api-client'

import type { Surroundings } from './sdk-calls.ts'

/** A call without a function of the SDK. */
interface PlainCall {
  method: string
  path: string
  body?: unknown
}

const model = 'jina-embeddings-v3'

/** One successful call of every operation that clients other than the SDK use, by its id. */
export const otherCalls: Readonly<Record<string, (surroundings: Surroundings) => Promise<PlainCall>>> = {
  readPageByPath: async () => ({
    method: 'GET',
    path: '/reader/https://sample.search-foundation.example/how-retrieval-works',
  }),
  searchByPath: async () => ({ method: 'GET', path: '/search/late%20chunking' }),
  searchByQuery: async () => ({ method: 'GET', path: '/search?q=late%20chunking&num=2' }),
  countTokens: async () => ({ method: 'GET', path: '/v1/segment?content=One%20sentence.' }),
  getSerp: async () => ({ method: 'GET', path: '/v1/serp/late%20chunking?num=2' }),
  createMultiEmbeddings: async () => ({
    method: 'POST',
    path: '/v1/multi-embeddings',
    body: { model: 'jina-colbert-v2', input: ['a few words'], input_type: 'query' },
  }),
  embedV1: async () => ({
    method: 'POST',
    path: '/v1/embed',
    body: { model, texts: ['a few words'], input_type: 'search_document' },
  }),
  embedV2: async () => ({
    method: 'POST',
    path: '/v2/embed',
    body: { model, texts: ['a few words'], input_type: 'search_document', embedding_types: ['float'] },
  }),
  rerankV2: async () => ({
    method: 'POST',
    path: '/v2/rerank',
    body: { model: 'jina-reranker-m0', query: 'coffee', documents: ['a cup of tea', 'a cup of coffee'] },
  }),
  getPublicModel: async () => ({ method: 'GET', path: `/v1/models/${model}` }),
  getIncidentsFeed: async () => ({ method: 'GET', path: '/api/v1/status/incidents.atom' }),
  listClassifiers: async () => ({ method: 'GET', path: '/v1/classifiers' }),
  deleteClassifier: async ({ client }) => {
    const { classifier_id: id } = await train(client, {
      model,
      input: [
        { text: 'a cup of tea', label: 'tea' },
        { text: 'a cup of coffee', label: 'coffee' },
      ],
      num_iters: 1,
    })
    return { method: 'DELETE', path: `/v1/classifiers/${id}` }
  },
}
