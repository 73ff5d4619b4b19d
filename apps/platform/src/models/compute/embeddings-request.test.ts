import { expect, test } from 'vitest'

import { embeddingsOrder, embeddingsRequest, upstreamEmbeddings } from './embeddings-request.ts'

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
  [{ output_dimension: 64 }, { dimensions: 64 }],
  [{ output_dimension: 64, dimensions: 128 }, { dimensions: 128 }],
  [{ output_dtype: 'int8' }, { embedding_type: 'int8' }],
  [{ output_dtype: 'float', encoding_format: 'base64' }, { embedding_type: 'base64' }],
  [{ output_dtype: null, output_dimension: null, truncation: null }, {}],
])('%j becomes %j in our own fields', (sent, own) => {
  const { model, input, normalized, late_chunking, truncate, ...rest } = orderOf(sent)
  expect(rest).toEqual(own)
})

test.each([
  [{}, false],
  [{ truncation: true }, true],
  [{ truncation: false }, false],
  [{ truncate: true }, true],
])('%j cuts texts: %s', (sent, isCut) => {
  expect(orderOf(sent).truncate).toBe(isCut)
})

test('a list of numbers is one text as token ids, and a list of such lists several', () => {
  expect(orderOf({ input: [64, 10747, 315, 15600] }).input).toBe('a cup of tea')
  expect(orderOf({ input: [[64, 10747], [13553]] }).input).toEqual(['a cup', 'green'])
})

test.each([[[100_257]], [[-1]], [[[64], [2_000_000]]]])(
  '%j is refused, because it is no token of a text',
  (input) => {
    expect(() => orderOf({ input })).toThrow("A token ID isn't in cl100k_base.")
  },
)

test('bytes in base64 are refused', () => {
  expect(() => orderOf({ output_dtype: 'int8', encoding_format: 'base64' })).toThrow(
    'base64 is available for floats only',
  )
})

test('an upstream service gets the encodings of other companies under their name there', () => {
  expect(upstreamEmbeddings(orderOf({ output_dtype: 'uint8' }))).toMatchObject({ output_dtype: 'uint8' })
  expect(upstreamEmbeddings(orderOf({ output_dtype: 'binary' }))).toMatchObject({ embedding_type: 'binary' })
})
