import { expect, test } from 'vitest'

import { embeddingsOrder, embeddingsRequest } from './embeddings-request.ts'

const orderOf = (fields: object) =>
  embeddingsOrder(embeddingsRequest.parse({ model: 'jina-embeddings-v3', input: 'tea', ...fields }))

test.each([
  [{ encoding_format: 'base64' }, { embedding_type: 'base64' }],
  [{ encoding_type: 'binary' }, { embedding_type: 'binary' }],
  [{ embedding_type: 'float', encoding_format: 'base64' }, { embedding_type: 'float' }],
  [{ encoding_format: null }, {}],
  [{ input_type: 'query' }, { task: 'retrieval.query' }],
  [{ input_type: 'document' }, { task: 'retrieval.passage' }],
  [{ input_type: 'query', task: 'separation' }, { task: 'separation' }],
  [{ input_type: 'query', model: 'jina-embeddings-v2-base-en' }, {}],
  [{ input_type: 'query', model: 'no-such-model' }, {}],
  [{ model: 'jina-clip-v2', task: 'retrieval.query' }, { task: 'retrieval.query' }],
  [{ model: 'jina-clip-v2', task: 'retrieval.passage' }, {}],
  [{ model: 'jina-clip-v2', input_type: 'document' }, {}],
  [{ user: 'user-1' }, {}],
])('%j becomes %j in our own fields', (sent, own) => {
  const { model, input, normalized, late_chunking, truncate, ...rest } = orderOf(sent)
  expect(rest).toEqual(own)
})
