import { CohereEmbeddings, CohereRerank } from '@langchain/cohere'
import { JinaEmbeddings } from '@langchain/community/embeddings/jina'
import { ChatOpenAI, OpenAIEmbeddings } from '@langchain/openai'
import { CohereClient } from 'cohere-ai'
import { expect, inject, test } from 'vitest'

const platform = inject('platform')

const settings = () => ({ apiKey: platform.apiKey, configuration: { baseURL: platform.baseUrl } })

/** The client of LangChain takes the address as a field, not as an option. */
function jinaEmbeddings(options: { model?: string }): JinaEmbeddings {
  const embeddings = new JinaEmbeddings({ apiKey: platform.apiKey, ...options })
  embeddings.baseUrl = `${platform.baseUrl}/embeddings`
  return embeddings
}

test('OpenAIEmbeddings embeds documents and queries', async () => {
  const embeddings = new OpenAIEmbeddings({ ...settings(), model: 'jina-embeddings-v3', dimensions: 128 })
  expect((await embeddings.embedDocuments(['tea', 'coffee'])).map(({ length }) => length)).toEqual([128, 128])
  expect(await embeddings.embedQuery('tea')).toHaveLength(128)
})

test('ChatOpenAI answers, at once and as a stream', async () => {
  const chat = new ChatOpenAI({ ...settings(), model: 'jina-deepsearch-v1' })
  expect((await chat.invoke('What is a reranker?')).text).toMatch(/rerank/i)
  const parts = await Array.fromAsync(await chat.stream('What is a reranker?'))
  expect(parts.map(({ text }) => text).join('')).toMatch(/rerank/i)
})

test.each([['jina-embeddings-v3'], [undefined]])('JinaEmbeddings embeds with the model %s', async (model) => {
  const embeddings = jinaEmbeddings(model === undefined ? {} : { model })
  expect((await embeddings.embedDocuments(['tea', 'coffee'])).map(({ length }) => length)).toEqual([
    1024, 1024,
  ])
  expect(await embeddings.embedQuery('tea')).toHaveLength(1024)
})

test('JinaEmbeddings embeds images by address and by data, with its default model', async () => {
  const pixel = `data:image/png;base64,${Buffer.from('any bytes').toString('base64')}`
  const [byAddress, byData, again] = await jinaEmbeddings({}).embedDocuments([
    { image: 'https://example.org/green-tea.png' },
    { image: pixel },
    { image: pixel },
  ])
  expect(byAddress).toHaveLength(1024)
  expect(byData).toEqual(again)
})

test('JinaEmbeddings shows the reason of a failure', async () => {
  await expect(jinaEmbeddings({ model: 'jina-embeddings-v9' }).embedQuery('tea')).rejects.toThrow(
    'The model jina-embeddings-v9 does not exist.',
  )
  await expect(jinaEmbeddings({ model: 'jina-embeddings-v2-base-en' }).embedQuery('tea')).rejects.toThrow(
    /doesn't have the task/,
  )
})

const cohere = () => new CohereClient({ environment: platform.url, token: platform.apiKey })

test('CohereEmbeddings embeds documents and queries', async () => {
  const embeddings = new CohereEmbeddings({ client: cohere(), model: 'jina-embeddings-v3' })
  expect((await embeddings.embedDocuments(['tea', 'coffee'])).map(({ length }) => length)).toEqual([
    1024, 1024,
  ])
  expect(await embeddings.embedQuery('tea')).toHaveLength(1024)
})

test('CohereRerank orders documents', async () => {
  const reranker = new CohereRerank({
    client: cohere(),
    model: 'jina-reranker-v2-base-multilingual',
    topN: 1,
  })
  expect(await reranker.rerank(['Bread is baked.', 'Green tea is brewed.'], 'How is tea brewed?')).toEqual([
    { index: 1, relevanceScore: expect.any(Number) as number },
  ])
})
