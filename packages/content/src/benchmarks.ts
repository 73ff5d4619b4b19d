import type { ModelSlug } from './models.ts'

/** What benchmarks measure, in the order in which results are sorted; the name of each is the message `content-models:benchmark.<key>`. */
export const benchmarkKeys = ['code', 'multilingual', 'beir', 'flickr30k', 'markdown'] as const

export type BenchmarkKey = (typeof benchmarkKeys)[number]

/** A result that the maker of a model reports. */
export interface BenchmarkResult {
  key: BenchmarkKey
  /** As it is reported; shares of one are not percentages. */
  value: number
  /** Where it is reported: the address of a paper or of a model card, or the path of an article of the site. */
  source: string
}

const result = (key: BenchmarkKey, value: number, source: string): BenchmarkResult => ({ key, value, source })
const paper = (id: string) => `https://arxiv.org/abs/${id}`

/** The card of one of the first rerankers, which compares all three. */
const rerankerCard = 'https://huggingface.co/jinaai/jina-reranker-v1-turbo-en'

/** Results by model. A model without one has none that we could verify. */
export const benchmarks: Readonly<Partial<Record<ModelSlug, BenchmarkResult>>> = {
  // The release also names averages over 25 benchmarks, 79.04 and 78.41; these are the ones that the paper compares with other models.
  'jina-code-embeddings-1.5b': result('code', 78.94, paper('2508.21290')),
  'jina-code-embeddings-0.5b': result('code', 78.72, paper('2508.21290')),
  'jina-embeddings-v4': result('multilingual', 66.49, '/news/embeddings-v4'),
  'jina-colbert-v2': result('beir', 52.1, paper('2408.16672')),
  'jina-colbert-v1-en': result('beir', 49.4, paper('2408.16672')),
  'jina-reranker-m0': result('beir', 58.95, '/news/reranker-m0'),
  'jina-reranker-v1-base-en': result('beir', 52.45, rerankerCard),
  'jina-reranker-v1-turbo-en': result('beir', 49.6, rerankerCard),
  'jina-reranker-v1-tiny-en': result('beir', 48.54, rerankerCard),
  'jina-clip-v1': result('flickr30k', 67.48, paper('2405.20204')),
  'ReaderLM-v2': result('markdown', 0.84, '/news/readerlm-v2'),
}
