import type { Product } from '@search-foundation/content/products'

import { pageAt } from '../site-map.ts'

/** Path of a product: its own page where the site has one, else its place in the landing page's pipeline. */
export function productHref({ key, homepage }: Pick<Product, 'key' | 'homepage'>): string {
  return pageAt(homepage) ? homepage : `/#${key}`
}
