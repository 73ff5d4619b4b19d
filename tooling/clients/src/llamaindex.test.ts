import { Document, MetadataMode } from '@llamaindex/core/schema'
import { JinaAIEmbedding } from '@llamaindex/jinaai'
import { JinaAIReranker } from 'llamaindex/postprocessors'
import { expect, inject, onTestFinished, test, vi } from 'vitest'

import { redirectRequests } from './redirect-requests.ts'

const platform = inject('platform')

/** A PNG of one pixel. */
const pixel = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
])

const embedding = (options: Partial<JinaAIEmbedding> = {}) =>
  new JinaAIEmbedding({ apiKey: platform.apiKey, baseURL: `${platform.baseUrl}/embeddings`, ...options })

test('JinaAIEmbedding embeds texts, with late chunking too', async () => {
  expect(await embedding().getTextEmbedding('tea')).toHaveLength(1024)
  const late = embedding({ late_chunking: true, task: 'retrieval.passage', dimensions: 64 })
  expect((await late.getTextEmbeddings(['tea', 'coffee'])).map(({ length }) => length)).toEqual([64, 64])
})

test('JinaAIEmbedding embeds packed bits', async () => {
  expect(await embedding({ encodingType: 'binary' }).getTextEmbedding('tea')).toHaveLength(128)
})

test('JinaAIEmbedding embeds images by address and by bytes', async () => {
  const images = embedding({ model: 'jina-clip-v1' })
  expect(await images.getImageEmbedding(new URL('https://example.org/green-tea.png'))).toHaveLength(768)
  expect(await images.getImageEmbedding(pixel)).toHaveLength(768)
})

test('JinaAIReranker orders nodes', async () => {
  // The client takes its key from the environment only, and its address cannot be set.
  vi.stubEnv('JINAAI_API_KEY', platform.apiKey)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  redirectRequests('https://api.jina.ai', platform.url)
  const reranker = new JinaAIReranker({ topN: 1 })
  const nodes = ['Bread is baked.', 'Green tea is brewed.'].map((text) => ({ node: new Document({ text }) }))
  const [best, ...others] = await reranker.postprocessNodes(nodes, 'How is tea brewed?')
  expect(best?.node.getContent(MetadataMode.NONE)).toBe('Green tea is brewed.')
  expect(others).toEqual([])
})
