import type { KeyedCall } from '../kernel/http/request-variables.ts'

/** Routes of the products, for failed requests: they have a product in the log although they were not charged. */
const products: readonly (readonly [pattern: RegExp, product: string])[] = [
  [/^\/v1\/(embeddings|multi-vector|multi-embeddings|bulk-embeddings|bulk-uploads)\b/, 'embedding'],
  [/^\/v[12]\/rerank\b/, 'reranker'],
  [/^(\/api)?\/v1\/(classify|train|classifiers)\b/, 'classifier'],
  [/^\/v1\/segment\b/, 'tokenizer'],
  [/^\/v1\/chat\/completions\b/, 'deepsearch'],
  [/^\/reader\b/, 'reader'],
  [/^(\/search|\/v1\/serp)\b/, 'search'],
]

/** Returns the product of a route; null for routes about keys and accounts. */
export const productOfRoute = (route: string): string | null =>
  products.find(([pattern]) => pattern.test(route))?.[1] ?? null

/** Returns the product of a call: the one that was charged, otherwise that of its route; null for calls about keys and accounts. */
export const productOfCall = ({ usage }: KeyedCall, route: string): string | null =>
  usage?.product ?? productOfRoute(route)
