import type { ModelSlug } from './models.ts'

/** What a benchmark measures; its name is the message `content-models:benchmark.<key>`. */
export type BenchmarkKey = 'code' | 'multilingual' | 'beir' | 'flickr30k' | 'markdown'

/** A result that the maker of a model reports. */
export interface BenchmarkResult {
  key: BenchmarkKey
  /** As it is reported; shares of one are not percentages. */
  value: number
}

const result = (key: BenchmarkKey, value: number): BenchmarkResult => ({ key, value })

/** Results by model, from its paper, model page or announcement. A model without one has none that we could verify. */
export const benchmarks: Readonly<Partial<Record<ModelSlug, BenchmarkResult>>> = {
  'jina-code-embeddings-1.5b': result('code', 79.04),
  'jina-code-embeddings-0.5b': result('code', 78.41),
  'jina-embeddings-v4': result('multilingual', 66.49),
  'jina-colbert-v2': result('beir', 52.1),
  'jina-colbert-v1-en': result('beir', 49.4),
  'jina-reranker-m0': result('beir', 58.95),
  'jina-reranker-v1-base-en': result('beir', 52.45),
  'jina-reranker-v1-turbo-en': result('beir', 49.6),
  'jina-reranker-v1-tiny-en': result('beir', 48.54),
  'jina-clip-v1': result('flickr30k', 67.48),
  'ReaderLM-v2': result('markdown', 0.84),
}
