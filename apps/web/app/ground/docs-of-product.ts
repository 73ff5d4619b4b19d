import type { DocSlug } from '@search-foundation/content/docs'
import type { ProductKey } from '@search-foundation/content/products'

interface ProductDocs {
  /** The guide to the product; the search has none of its own. */
  guide?: DocSlug
  /** Pages of the reference, the most used one first. */
  calls: readonly [string, ...string[]]
}

/** Where the documentation explains what the playground of the dashboard can call. */
export const docsOfProduct = {
  reader: { guide: 'reading-pages', calls: ['read-page', 'read-page-by-path'] },
  search: { calls: ['search', 'search-by-query', 'search-by-path'] },
  tokenizer: { guide: 'segmentation', calls: ['segment', 'count-tokens'] },
  embedding: { guide: 'embeddings', calls: ['create-embeddings'] },
  reranker: { guide: 'reranking', calls: ['rerank'] },
  classifier: { guide: 'classification', calls: ['classify'] },
  deepsearch: { guide: 'deep-search', calls: ['create-chat-completion'] },
} as const satisfies Readonly<Record<ProductKey | 'search', ProductDocs>>

/** Returns the address of the playground with the product that a page of the documentation explains; undefined for other pages. */
export function playgroundOf(path: string): string | undefined {
  const product = Object.entries<ProductDocs>(docsOfProduct).find(
    ([, { guide, calls }]) =>
      (guide !== undefined && path === `/docs/${guide}`) ||
      calls.some((slug) => path === `/docs/reference/${slug}`),
  )
  return product && `/api-dashboard/playground?product=${product[0]}`
}
