import { CohereClient, CohereClientV2, CohereError } from 'cohere-ai'
import { expect, inject, test } from 'vitest'

const platform = inject('platform')

const request = {
  model: 'jina-reranker-v2-base-multilingual',
  query: 'How is tea brewed?',
  documents: ['Bread is baked.', 'Green tea is brewed.'],
  topN: 1,
}
const settings = () => ({ environment: platform.url, token: platform.apiKey })

test('the first edition reranks, with and without documents', async () => {
  const client = new CohereClient(settings())
  const { results } = await client.rerank({ ...request, maxChunksPerDoc: 10, returnDocuments: true })
  expect(results).toMatchObject([{ index: 1, document: { text: 'Green tea is brewed.' } }])
  const bare = await client.rerank({ ...request, returnDocuments: false })
  expect(bare.results[0]?.document).toBeUndefined()
})

test('the second edition reranks without documents', async () => {
  const client = new CohereClientV2(settings())
  const { results } = await client.rerank({ ...request, maxTokensPerDoc: 4096 })
  expect(results).toEqual([{ index: 1, relevanceScore: expect.any(Number) as number }])
})

test('a wrong key fails with its status', async () => {
  const client = new CohereClientV2({ ...settings(), token: 'sf_wrong' })
  const failed = client.rerank(request, { maxRetries: 0 })
  await expect(failed).rejects.toBeInstanceOf(CohereError)
  await expect(failed).rejects.toMatchObject({ statusCode: 401 })
})
