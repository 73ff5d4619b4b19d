import { expect, inject, test } from 'vitest'
import { VoyageAIClient } from 'voyageai'

const platform = inject('platform')

const client = () => new VoyageAIClient({ environment: platform.baseUrl, apiKey: platform.apiKey })

test.each(['query', 'document'] as const)('embed takes %s as the kind of input', async (inputType) => {
  const { data } = await client().embed({ model: 'jina-embeddings-v3', input: ['tea', 'coffee'], inputType })
  expect(data?.map(({ embedding }) => embedding?.length)).toEqual([1024, 1024])
})

test.each([
  ['float', 64],
  ['int8', 64],
  ['uint8', 64],
  ['binary', 8],
  ['ubinary', 8],
] as const)('embed writes vectors of 64 dimensions as %s', async (outputDtype, length) => {
  const { data } = await client().embed({
    model: 'jina-embeddings-v3',
    input: 'tea',
    outputDimension: 64,
    outputDtype,
    truncation: true,
  })
  expect(data?.[0]?.embedding).toHaveLength(length)
})

test('embed cuts long texts only when it is told to', async () => {
  const long = { model: 'jina-embeddings-v3', input: 'tea '.repeat(9000) }
  const { usage } = await client().embed({ ...long, truncation: true })
  expect(usage?.totalTokens).toBeGreaterThan(8000)
  expect(usage?.totalTokens).toBeLessThanOrEqual(8192)
  await expect(client().embed({ ...long, truncation: false }, { maxRetries: 0 })).rejects.toMatchObject({
    statusCode: 422,
  })
})

test('rerank returns the best documents', async () => {
  const { data, usage } = await client().rerank({
    model: 'jina-reranker-v2-base-multilingual',
    query: 'How is tea brewed?',
    documents: ['Bread is baked.', 'Green tea is brewed.'],
    topK: 1,
    returnDocuments: true,
  })
  expect(data).toEqual([
    { index: 1, relevanceScore: expect.any(Number) as number, document: 'Green tea is brewed.' },
  ])
  expect(usage?.totalTokens).toBeGreaterThan(0)
})
