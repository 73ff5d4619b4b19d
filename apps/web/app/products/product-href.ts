import type { Product } from '@search-foundation/content/products'

import { patterns } from '../site-map.ts'

/** Path of a product: its own page where the site has one, else its place in the landing page's pipeline. */
export function productHref({ key, homepage }: Pick<Product, 'key' | 'homepage'>): string {
  return patterns.includes(homepage) ? homepage : `/#${key}`
}
