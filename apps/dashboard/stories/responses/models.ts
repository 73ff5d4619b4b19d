import type { Model, ProductRateLimits } from '@search-foundation/api-client'

export const model = (name: string, dimensions: number[] = [64, 256, 1024], max_tokens = 8192): Model => ({
  name,
  slug: name,
  summary: 'A model',
  tags: ['embedding', 'text'],
  release_date: '2024-09-18',
  deprecated: false,
  meta_data: {
    size: '570M',
    output_dim: dimensions.at(-1) ?? 1024,
    max_tokens,
    matryoshka_dims: dimensions,
    languages: 89,
    license: null,
    tasks: [],
  },
})

const reranker = model('jina-reranker-m0', [])
export const models = [
  model('jina-embeddings-v3'),
  model('jina-embeddings-v4', [128, 512, 2048], 32_768),
  { ...reranker, tags: ['reranker'], meta_data: { ...reranker.meta_data, output_dim: null } },
]
export const servedModels = [...models.map(({ name }) => name), 'jina-deepsearch-v1']

export const rateLimits: ProductRateLimits[] = [
  {
    product: 'embeddings',
    without_key: null,
    standard: { requests: 500, tokens: 1_000_000 },
    premium: { requests: 2000, tokens: 5_000_000 },
  },
  {
    product: 'reader',
    without_key: { requests: 20, tokens: null },
    standard: { requests: 500, tokens: null },
    premium: { requests: 5000, tokens: null },
  },
]
