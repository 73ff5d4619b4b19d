import type { KeyScope } from '@search-foundation/api-client/account'
import { products } from '@search-foundation/content/products'
import type { PlaygroundProduct } from '@search-foundation/store/run-product'

/** The products of the playground, in the order of its tabs. */
export const playgroundProducts = [
  'embedding',
  'reranker',
  'reader',
  'search',
  'deepsearch',
  'classifier',
  'tokenizer',
] as const satisfies readonly PlaygroundProduct[]

/** What a key must be allowed to call for each product. */
export const scopeOfProduct: Readonly<Record<PlaygroundProduct, KeyScope>> = {
  embedding: 'embeddings',
  reranker: 'rerank',
  reader: 'reader',
  search: 'search',
  deepsearch: 'deep_search',
  classifier: 'classify',
  tokenizer: 'segment',
}

/** Returns the product for a name in an address: its key or the path of its page on the site. Undefined for another name. */
export function productNamed(name: string | null): PlaygroundProduct | undefined {
  const key = products.find(({ homepage }) => homepage === `/${name}`)?.key ?? name
  return playgroundProducts.find((product) => product === key)
}
