import { expect, test } from 'vitest'

import { rerank, rerankRequest } from './rerank.ts'

const image = 'https://example.org/green-tea.png'
const order = (fields: object) =>
  rerank(rerankRequest.parse({ model: 'jina-reranker-m0', query: 'green tea', documents: [], ...fields }))
const record = () => Promise.resolve()

test('images are ranked beside texts and returned with their further fields', async () => {
  const documents = ['black coffee', { image, page: 3 }, { url: 'https://example.org/bread.png' }]
  const { tokens, answer } = order({ documents, top_n: 1 })
  expect(await answer(record)).toMatchObject({ results: [{ index: 1, document: { image, page: 3 } }] })
  // Two images of 10 tokens, and four words.
  expect(tokens).toBe(24)
})

test('an image may be the query', async () => {
  const { answer } = order({ query: { image }, documents: ['black coffee', 'a pot of green tea'] })
  expect(await answer(record)).toMatchObject({ results: [{ index: 1 }, { index: 0 }] })
})

test('a model for texts rejects images, with the field that has one', () => {
  const model = 'jina-reranker-v2-base-multilingual'
  const message = 'jina-reranker-v2-base-multilingual takes texts only. Images need jina-reranker-m0.'
  const rejection = (field: string) =>
    expect.objectContaining({
      status: 422,
      errors: [{ field: `body.${field}`, message, type: 'value_error' }],
    })
  expect(() => order({ model, documents: [{ image }] })).toThrow(rejection('documents'))
  expect(() => order({ model, query: { image }, documents: ['tea'] })).toThrow(rejection('query'))
})

test.each([{ image: 'no image!' }, { image: 5 }, { other: 'tea' }, 5])('%j is no document', (document) => {
  expect(rerankRequest.safeParse({ model: 'm', query: 'q', documents: [document] }).success).toBe(false)
})
