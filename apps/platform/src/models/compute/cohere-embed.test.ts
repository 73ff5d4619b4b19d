import { expect, test } from 'vitest'

import { cohereEmbedRequest, cohereEmbedRequestV2 } from './cohere-embed-schemas.ts'
import { cohereEmbed, cohereEmbedAnswer, cohereEmbedOrder, cohereEmbedV2 } from './cohere-embed.ts'

const model = 'jina-embeddings-v3'
const firstOf = (fields: object) => cohereEmbedRequest.parse({ model, texts: ['tea'], ...fields })
const secondOf = (fields: object) =>
  cohereEmbedRequestV2.parse({ model, input_type: 'search_document', ...fields })
const charge = () => Promise.resolve()

test.each([
  [{ input_type: 'search_query' }, { task: 'retrieval.query', truncate: true }],
  [
    { input_type: 'clustering', truncate: 'NONE' },
    { task: 'separation', truncate: false },
  ],
  [{ input_type: 'search_document', model: 'jina-clip-v2' }, { model: 'jina-clip-v2' }],
  [{}, { input: ['tea'], embedding_type: 'float' }],
])('%j becomes %j in our own fields', (sent, own) => {
  const order = cohereEmbedOrder(firstOf(sent))
  expect(order).toMatchObject(own)
  if (!('task' in own)) expect(order).not.toHaveProperty('task')
})

test('the inputs of the second edition are texts and images', () => {
  const inputs = [
    { content: [{ type: 'text', text: 'green tea' }] },
    { content: [{ type: 'image_url', image_url: { url: 'https://example.org/tea.png' } }] },
  ]
  const order = cohereEmbedOrder(secondOf({ inputs, output_dimension: 64 }))
  expect(order).toMatchObject({
    input: ['green tea', { image: 'https://example.org/tea.png' }],
    dimensions: 64,
  })
})

test.each([
  [{}, 'Give exactly one of texts'],
  [{ texts: ['a'], images: ['https://example.org/a.png'] }, 'Give exactly one of texts'],
  [{ texts: ['a'], truncate: 'START' }, 'START is not available'],
  [{ inputs: [{ content: [] }] }, 'Give one text or one image'],
  [{ texts: ['a'], max_tokens: 5 }, 'max_tokens'],
])('%j is refused by name', (fields, words) => {
  expect(() => secondOf(fields)).toThrow(words)
})

test('the first edition answers with a list, or with vectors by the encodings that are asked for', async () => {
  expect(await cohereEmbed(firstOf({})).answer(charge)).toMatchObject({
    response_type: 'embeddings_floats',
    texts: ['tea'],
    embeddings: [expect.objectContaining({ length: 1024 })],
    meta: { api_version: { version: '1' }, billed_units: { input_tokens: 1 } },
  })
  const types = ['float', 'int8', 'uint8', 'binary', 'ubinary', 'base64']
  const answer = await cohereEmbed(firstOf({ embedding_types: types })).answer(charge)
  expect(answer).toMatchObject({ response_type: 'embeddings_by_type' })
  expect(Object.keys('embeddings' in answer ? answer.embeddings : {})).toEqual(types)
})

test('the second edition says how many images it embedded, and what was charged', async () => {
  const request = secondOf({ model: 'jina-clip-v2', images: ['https://example.org/green-tea.png'] })
  const { tokens, answer } = cohereEmbedV2(request)
  expect(await answer(charge)).toMatchObject({
    embeddings: { float: [expect.objectContaining({ length: 1024 })] },
    texts: [],
    meta: { billed_units: { input_tokens: tokens, images: 1 } },
  })
})

test('a response without usage is none', () => {
  expect(() => cohereEmbedAnswer(firstOf({}), { data: [] })).toThrow('usage')
})
