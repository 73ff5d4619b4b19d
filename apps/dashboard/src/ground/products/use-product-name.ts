import { products } from '@search-foundation/content/products'
import { useTranslation } from 'react-i18next'

/** Returns the name of a product by its key, in the interface language; an unknown key is returned as it is. */
export function useProductName(): (product: string) => string {
  const { t } = useTranslation(['content-products', 'dashboard-rate-limits'])
  return (name) => {
    // The catalog does not list the search, which has no page on the site.
    if (name === 'search') return t('dashboard-rate-limits:products.search')
    const product = products.find(({ key }) => key === name)
    return product === undefined ? name : t(`${product.key}.label`)
  }
}
