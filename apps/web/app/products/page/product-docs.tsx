import type { ProductKey } from '@search-foundation/content/products'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { docsOfProduct } from '../../ground/docs-of-product.ts'
import styles from './product-docs.module.css'

/** The way from the code of a product to its guide and to all of its fields. */
export function ProductDocs({ product }: { product: ProductKey }) {
  const { t } = useTranslation(['web-product', 'web-docs'])
  const { href, hrefLang } = usePageAddress()
  const { guide, calls } = docsOfProduct[product]
  const guidePath = `/docs/${guide}`
  const referencePath = `/docs/reference/${calls[0]}`
  return (
    <p className={styles.docs}>
      <Link href={href(guidePath)} hrefLang={hrefLang(guidePath)}>
        {t('code.guide')}
      </Link>
      <Link href={href(referencePath)} hrefLang={hrefLang(referencePath)}>
        {t('web-docs:section.reference')}
      </Link>
    </p>
  )
}
