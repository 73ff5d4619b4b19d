import { products, type ProductKey } from '@search-foundation/content/products'
import { spectrum } from '@search-foundation/ui/spectrum'

/** Attributes that give an element a product's accent; what belongs to no product takes the site's own. */
export function spectrumOf(key: ProductKey | 'billing' | 'multilingual') {
  const product = products.find((candidate) => candidate.key === key)
  return spectrum(product?.spectrum ?? [0.68, 0.15, 250])
}
