import { createCohere } from '@ai-sdk/cohere'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { embed, embedMany, generateText, rerank, streamText } from 'ai'
import { createJina } from 'jina-ai-provider'
import { expect, inject, test } from 'vitest'

const platform = inject('platform')
const prompt = 'What is a reranker?'

const compatible = () =>
  createOpenAICompatible({ name: 'foundation', baseURL: platform.baseUrl, apiKey: platform.apiKey })
const jina = (apiKey = platform.apiKey) => createJina({ baseURL: platform.baseUrl, apiKey })

test('the provider for services like OpenAI answers, at once and as a stream', async () => {
  const model = compatible()('jina-deepsearch-v1')
  const { text, usage } = await generateText({ model, prompt })
  expect(text).toMatch(/rerank/i)
  expect(usage.totalTokens).toBeGreaterThan(0)
  expect((await Array.fromAsync(streamText({ model, prompt }).textStream)).join('')).toMatch(/rerank/i)
})

test('the provider for services like OpenAI embeds', async () => {
  const { embedding } = await embed({
    model: compatible().embeddingModel('jina-embeddings-v3'),
    value: 'tea',
    providerOptions: { foundation: { dimensions: 64, user: 'user-1' } },
  })
  expect(embedding).toHaveLength(64)
})

test('the Jina provider embeds texts with its options', async () => {
  const { embeddings, usage } = await embedMany({
    model: jina().textEmbeddingModel('jina-embeddings-v3'),
    values: ['tea', 'coffee'],
    providerOptions: { jina: { inputType: 'retrieval.passage', outputDimension: 64, lateChunking: true } },
  })
  expect(embeddings.map(({ length }) => length)).toEqual([64, 64])
  expect(usage.tokens).toBeGreaterThan(0)
})

test('the Jina provider embeds texts and images together', async () => {
  const { embeddings } = await jina()
    .multiModalEmbeddingModel('jina-clip-v2')
    .doEmbed({ values: [{ text: 'green tea' }, { image: 'https://example.org/green-tea.png' }] })
  expect(embeddings.map(({ length }) => length)).toEqual([1024, 1024])
})

const cohere = (apiKey = platform.apiKey) => createCohere({ baseURL: `${platform.url}/v2`, apiKey })

test('the Cohere provider embeds', async () => {
  const { embeddings, usage } = await embedMany({
    model: cohere().embeddingModel('jina-embeddings-v3'),
    values: ['tea', 'coffee'],
    providerOptions: { cohere: { inputType: 'search_document', outputDimension: 256 } },
  })
  expect(embeddings.map(({ length }) => length)).toEqual([256, 256])
  expect(usage.tokens).toBeGreaterThan(0)
})

test('the Cohere provider reranks', async () => {
  const { ranking } = await rerank({
    model: cohere().reranking('jina-reranker-v2-base-multilingual'),
    query: 'How is tea brewed?',
    documents: ['Bread is baked.', 'Green tea is brewed.'],
    topN: 1,
  })
  expect(ranking).toMatchObject([{ originalIndex: 1, document: 'Green tea is brewed.' }])
})

test('the Cohere provider shows the reason of a failure', async () => {
  const model = cohere().embeddingModel('no-such-model')
  await expect(embed({ model, value: 'tea', maxRetries: 0 })).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('no-such-model does not exist') as string,
  })
})

test('the Jina provider fails with the status of a wrong key', async () => {
  const model = jina('sf_wrong').textEmbeddingModel('jina-embeddings-v3')
  await expect(embed({ model, value: 'tea', maxRetries: 0 })).rejects.toMatchObject({ statusCode: 401 })
})
