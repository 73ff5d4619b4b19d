import { expect, inject, test } from 'vitest'
import { VoyageAIClient } from 'voyageai'

const platform = inject('platform')

const client = () => new VoyageAIClient({ environment: platform.baseUrl, apiKey: platform.apiKey })

test.each(['query', 'document'] as const)('embed takes %s as the kind of input', async (inputType) => {
  const { data } = await client().embed({ model: 'jina-embeddings-v3', input: ['tea', 'coffee'], inputType })
  expect(data?.map(({ embedding }) => embedding?.length)).toEqual([1024, 1024])
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
