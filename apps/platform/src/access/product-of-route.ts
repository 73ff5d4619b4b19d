/** The products' routes, so that a call that failed before it took tokens is found under its product too. */
const products: readonly (readonly [pattern: RegExp, product: string])[] = [
  [/^\/v1\/(embeddings|multi-vector|multi-embeddings|bulk-embeddings)\b/, 'embedding'],
  [/^\/v1\/rerank\b/, 'reranker'],
  [/^(\/api)?\/v1\/(classify|train|classifiers)\b/, 'classifier'],
  [/^\/v1\/segment\b/, 'segmenter'],
  [/^\/v1\/chat\/completions\b/, 'deepsearch'],
  [/^\/reader\b/, 'reader'],
  [/^\/search\b/, 'search'],
]

/** The product that a route belongs to; null for those that are about keys and accounts. */
export const productOfRoute = (route: string): string | null =>
  products.find(([pattern]) => pattern.test(route))?.[1] ?? null
