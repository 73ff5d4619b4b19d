import { expect, test } from 'vitest'

import { rerankRequest, rerankResponse } from './rerank-schemas.ts'
import { rerank, rerankOrder, shapeRerank } from './rerank.ts'

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

const tea = { title: 'Green tea', body: 'Brewed for two minutes.', text: 'black coffee', page: 3 }
const bread = { title: 'Bread', body: 'Baked, beside a pot of green tea.', text: 'green tea' }

test.each([
  [['title'], 'Green tea'],
  [['body', 'title'], 'Brewed for two minutes.\nGreen tea'],
  [['none', 'page', 'title', 'toString'], 'Green tea'],
])('with rank_fields %j the texts of these fields are compared, in this order', async (rankFields, text) => {
  const scoresOf = async (documents: unknown[], fields = {}) =>
    rerankResponse.parse(await order({ documents, ...fields }).answer(record)).results
  const named = await scoresOf([bread, tea], { rank_fields: rankFields })
  const texts = await scoresOf([
    rankFields.includes('body') ? `${bread.body}\n${bread.title}` : bread.title,
    text,
  ])
  expect(named.map(({ document: _, ...score }) => score)).toEqual(
    texts.map(({ document: _, ...score }) => score),
  )
  // Returned as they came.
  expect(named.find(({ index }) => index === 1)?.document).toEqual(tea)
})

test('an upstream service gets the texts of rank_fields, and its response the documents', () => {
  const request = rerankRequest.parse({
    model: 'jina-reranker-m0',
    query: 'green tea',
    documents: [bread, 'black coffee', tea],
    rank_fields: ['title'],
  })
  const sent = rerankOrder(request)
  expect(sent).not.toHaveProperty('rank_fields')
  expect(sent.documents).toEqual(['Bread', 'black coffee', 'Green tea'])
  const answer = {
    usage: { total_tokens: 9 },
    results: [
      { index: 2, relevance_score: 0.9, document: { text: 'Green tea' } },
      { index: 1, relevance_score: 0.1, document: { text: 'black coffee' } },
    ],
  }
  expect(shapeRerank(request, answer)).toMatchObject({
    results: [
      { index: 2, relevance_score: 0.9, document: tea },
      { index: 1, document: { text: 'black coffee' } },
    ],
  })
  const bare = { ...answer, results: answer.results.map(({ document: _, ...rest }) => rest) }
  expect(shapeRerank({ ...request, return_documents: false }, bare)).toMatchObject({ results: bare.results })
})

test('a document without a text in rank_fields is refused by its place', () => {
  const { error } = rerankRequest.safeParse({
    model: 'jina-reranker-m0',
    query: 'q',
    documents: ['a text', tea, { title: 5 }],
    rank_fields: ['title'],
  })
  expect(error?.issues).toMatchObject([
    { path: ['documents', 2], message: 'This document has no text in any of the fields in rank_fields.' },
  ])
})
