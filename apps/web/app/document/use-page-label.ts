import { products } from '@search-foundation/content/products'
import { useTranslation } from 'react-i18next'

import type { Page } from '../ground/site-map.ts'

/** Returns the function that names a page as menus do. It returns undefined for a page without a name there, such as the landing page. */
export function usePageLabel(): (page: Page) => string | undefined {
  const { t } = useTranslation(['web-frame', 'content-products'])
  return ({ pattern, menu }) => {
    if (menu?.label !== undefined) return t(`nav.${menu.label}`)
    const product = products.find(({ homepage }) => homepage === pattern)
    return product && t(`content-products:${product.key}.label`)
  }
}
