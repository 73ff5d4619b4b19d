import { JinaEmbeddingFunction } from '@chroma-core/jina'
import { expect, inject, test } from 'vitest'

import { redirectRequests } from './redirect-requests.ts'

const platform = inject('platform')

test.each([
  ['its default model', {}],
  ['jina-embeddings-v3', { modelName: 'jina-embeddings-v3' }],
  [
    'all options',
    {
      modelName: 'jina-embeddings-v3',
      task: 'retrieval.passage',
      lateChunking: true,
      truncate: true,
      dimensions: 1024,
      normalized: true,
      embeddingType: 'float',
    },
  ],
])('the embedding function of Chroma embeds with %s', async (_, options) => {
  redirectRequests('https://api.jina.ai', platform.url)
  const embeddings = new JinaEmbeddingFunction({ apiKey: platform.apiKey, ...options })
  const vectors = await embeddings.generate(['tea', 'coffee'])
  expect(vectors.map(({ length }) => length)).toEqual([1024, 1024])
})
