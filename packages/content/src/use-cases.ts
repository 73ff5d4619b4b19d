import type { DocSlug } from './docs.ts'
import type { ProductKey } from './products.ts'

/** A task that customers solve with several services. Its texts are the messages `web-use-cases:case.<slug>`, its code is `use-cases/<slug>.md`. */
export interface UseCase {
  slug: 'retrieval' | 'code-search' | 'support' | 'shop-search'
  /** The services in the order in which they work. */
  products: readonly ProductKey[]
  /** The guides that say more. */
  docs: readonly DocSlug[]
}

/** The use cases in the order of their page. */
export const cases = [
  {
    slug: 'retrieval',
    products: ['reader', 'tokenizer', 'embedding', 'reranker'],
    docs: ['million-documents', 'reranking'],
  },
  {
    slug: 'code-search',
    products: ['tokenizer', 'embedding', 'reranker'],
    docs: ['embeddings', 'segmentation'],
  },
  {
    slug: 'support',
    products: ['classifier', 'embedding', 'deepsearch'],
    docs: ['classification', 'deep-search'],
  },
  {
    slug: 'shop-search',
    products: ['embedding', 'reranker', 'classifier'],
    docs: ['reranking', 'embeddings'],
  },
] as const satisfies readonly UseCase[]
