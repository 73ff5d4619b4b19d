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

test('the first edition compares the fields of rank_fields, and names a document without them', async () => {
  const client = new CohereClient(settings())
  const documents = [
    { title: 'Bread', body: 'Baked beside green tea.' },
    { title: 'Green tea', body: 'Brewed.' },
  ]
  const rankFields = ['title']
  const { results } = await client.rerank({ ...request, query: 'green tea', documents, rankFields })
  expect(results).toMatchObject([{ index: 1, document: { title: 'Green tea', body: 'Brewed.' } }])
  const failed = client.rerank({ ...request, documents, rankFields: ['none'] }, { maxRetries: 0 })
  await expect(failed).rejects.toMatchObject({
    statusCode: 422,
    body: { message: expect.stringContaining('rank_fields') as string },
  })
})

test('the second edition reranks without documents', async () => {
  const client = new CohereClientV2(settings())
  const { results } = await client.rerank({ ...request, maxTokensPerDoc: 4096 })
  expect(results).toEqual([{ index: 1, relevanceScore: expect.any(Number) as number }])
})

test('the second edition says what the call cost', async () => {
  const { id, meta } = await new CohereClientV2(settings()).rerank(request)
  expect(id).toMatch(/./)
  expect(meta?.billedUnits?.inputTokens).toBeGreaterThan(0)
})

const texts = ['a cup of tea', 'a pot of coffee']
const embedding = { model: 'jina-embeddings-v3', texts, inputType: 'search_document' as const }

test('the first edition embeds, with and without encodings', async () => {
  const client = new CohereClient(settings())
  const floats = await client.embed(embedding)
  expect(floats).toMatchObject({ responseType: 'embeddings_floats', texts })
  expect(floats.responseType === 'embeddings_floats' && floats.embeddings[1]).toHaveLength(1024)
  const byType = await client.embed({ ...embedding, embeddingTypes: ['float', 'int8'], truncate: 'NONE' })
  expect(byType.responseType === 'embeddings_by_type' && byType.embeddings.int8?.[0]).toHaveLength(1024)
  const { embeddings } = await client.embed({ texts: ['tea'] })
  expect(embeddings).toHaveLength(1)
})

test('the second edition embeds texts in every encoding and size', async () => {
  const client = new CohereClientV2(settings())
  const embeddingTypes = ['float', 'int8', 'uint8', 'binary', 'ubinary', 'base64'] as const
  const { embeddings, meta } = await client.embed({
    ...embedding,
    outputDimension: 64,
    embeddingTypes: [...embeddingTypes],
  })
  const sizes = embeddingTypes.map((type) => embeddings[type]?.[0]?.length)
  expect(sizes).toEqual([64, 64, 64, 8, 8, 4 * Math.ceil((64 * 4) / 3)])
  expect(meta?.billedUnits?.inputTokens).toBeGreaterThan(0)
})

test('the second edition embeds images, and texts and images in one call', async () => {
  const client = new CohereClientV2(settings())
  const images = await client.embed({
    model: 'jina-clip-v2',
    inputType: 'image',
    images: [`data:image/png;base64,${Buffer.from('any bytes').toString('base64')}`],
  })
  expect(images.embeddings.float?.[0]).toHaveLength(1024)
  const mixed = await client.embed({
    model: 'jina-clip-v2',
    inputType: 'search_document',
    inputs: [
      { content: [{ type: 'text', text: 'green tea' }] },
      { content: [{ type: 'image_url', imageUrl: { url: 'https://example.org/green-tea.png' } }] },
    ],
  })
  expect(mixed.embeddings.float).toHaveLength(2)
  expect(mixed.meta?.billedUnits?.images).toBe(1)
})

test('a refused field is named', async () => {
  const client = new CohereClientV2(settings())
  const failed = client.embed({ ...embedding, truncate: 'START' }, { maxRetries: 0 })
  await expect(failed).rejects.toMatchObject({
    statusCode: 422,
    body: { message: expect.stringContaining('START is not available') as string },
  })
})

test('a wrong key fails with its status', async () => {
  const client = new CohereClientV2({ ...settings(), token: 'sf_wrong' })
  const failed = client.rerank(request, { maxRetries: 0 })
  await expect(failed).rejects.toBeInstanceOf(CohereError)
  await expect(failed).rejects.toMatchObject({ statusCode: 401 })
})
