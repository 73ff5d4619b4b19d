import { localized } from '@search-foundation/content/localized'
import { products } from '@search-foundation/content/products'
import type { PlainLink } from '@search-foundation/ui/plain/link-list'

import { usePageAddress } from '../document/use-page-address.ts'
import { productHref } from '../products/product-href.ts'
import { ProductMark } from '../products/product-mark.tsx'

/** The current products with what each does, as the links of a menu. */
export function useProductLinks(): readonly PlainLink[] {
  const { locale, href } = usePageAddress()
  return products.map((product) => ({
    href: href(productHref(product)),
    label: localized(product.label, locale),
    description: localized(product.caption, locale),
    icon: <ProductMark product={product.key} />,
  }))
}
