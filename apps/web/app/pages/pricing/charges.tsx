import { products, type ProductKey } from '@search-foundation/content/products'
import { ComparisonTable } from '@search-foundation/ui/comparison-table'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import styles from './page.module.css'

/** What each product charges for, as its own page says it, and what a failed request costs. */
export function Charges() {
  const { t } = useTranslation([
    'web-pricing',
    'web-product',
    'web-reader',
    'web-segmenter',
    'web-embeddings',
    'web-reranker',
    'web-classifier',
    'web-deepsearch',
    'content-products',
    'common',
  ])
  const { href } = usePageAddress()
  const charges: Readonly<Record<ProductKey, string>> = {
    reader: t('web-reader:billing.text'),
    tokenizer: t('web-segmenter:billing.lead'),
    embedding: t('web-embeddings:billing.lead'),
    reranker: t('web-reranker:billing.lead'),
    classifier: t('web-classifier:billing.lead'),
    deepsearch: t('web-deepsearch:billing.lead'),
  }
  return (
    <Section id="billing" heading={t('billing.heading')} lead={t('billing.lead')}>
      <ComparisonTable
        caption={t('billing.heading')}
        stackOnPhone
        columns={[
          { id: 'product', header: t('common:product') },
          { id: 'charge', header: t('billing.charge') },
        ]}
        rows={[
          ...products.map(({ key, homepage }) => ({
            id: key,
            cells: [
              <Link key="name" href={`${href(homepage)}#billing`}>
                {t(`content-products:${key}.label`)}
              </Link>,
              charges[key],
            ],
          })),
          { id: 'failed', cells: [t('web-product:billing.failed'), t('web-product:figures.failedValue')] },
        ]}
      />
      <p className={styles.note}>{t('billing.note')}</p>
    </Section>
  )
}
