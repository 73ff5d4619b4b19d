import { products } from '@search-foundation/content/products'
import type { PlainLink } from '@search-foundation/ui/plain/link-list'

import { usePageAddress, useTranslation } from '../document/page-context.tsx'
import { ProductMark } from '../products/product-mark.tsx'

/** The current products with what each does, as the links of a menu. */
export function useProductLinks(): readonly PlainLink[] {
  const { t } = useTranslation('content-products')
  const { href } = usePageAddress()
  return products.map((product) => ({
    href: href(product.homepage),
    label: t(`${product.key}.label`),
    description: t(`${product.key}.caption`),
    icon: <ProductMark product={product.key} />,
  }))
}
