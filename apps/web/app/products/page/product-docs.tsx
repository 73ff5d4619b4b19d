import type { ProductKey } from '@search-foundation/content/products'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { docsOfProduct } from '../../ground/docs-of-product.ts'
import styles from './product-docs.module.css'

/** The way from the code of a product to its guide and to all of its fields. */
export function ProductDocs({ product }: { product: ProductKey }) {
  const { t } = useTranslation(['web-product', 'web-docs'])
  const { locale } = usePageAddress()
  const { guide, calls } = docsOfProduct[product]
  // Both are in English only.
  const hrefLang = locale === 'en-US' ? undefined : 'en-US'
  return (
    <p className={styles.docs}>
      <Link href={`/docs/${guide}`} hrefLang={hrefLang}>
        {t('code.guide')}
      </Link>
      <Link href={`/docs/reference/${calls[0]}`} hrefLang={hrefLang}>
        {t('web-docs:section.reference')}
      </Link>
    </p>
  )
}
