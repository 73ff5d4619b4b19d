import { formatNumber } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { ComparisonTable } from '@search-foundation/ui/comparison-table'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { platformNumber } from '../../products/prices.ts'
import styles from './rate-limits.module.css'

const tiers = ['anonymous', 'standard', 'premium'] as const

/** What each product allows per minute, by tier. */
export function RateLimits() {
  const { t } = useTranslation(['web-pricing', 'content-products', 'common'])
  const { locale } = usePageAddress()
  // In the order of the pipeline, by the names that the platform limits them under.
  const rows = {
    reader: t('content-products:reader.label'),
    segment: t('content-products:tokenizer.label'),
    embeddings: t('content-products:embedding.label'),
    rerank: t('content-products:reranker.label'),
    classify: t('content-products:classifier.label'),
    train: t('limits.train'),
    search: t('limits.search'),
    deep_search: t('content-products:deepsearch.label'),
    bulk: t('limits.bulk'),
  }
  const limitOf = (product: string, tier: (typeof tiers)[number]) => {
    const requests = platformNumber(`limits.${product}.${tier}.requests`)
    const tokens = platformNumber(`limits.${product}.${tier}.tokens`)
    if (requests === undefined) return null
    const perMinute = formatNumber(requests, locale)
    if (tokens === undefined) return perMinute
    return (
      <>
        {perMinute} ·{' '}
        <span className={styles.tokens}>
          {t('common:amount.tokens', tokenAmount(tokens, locale, 'compact'))}
        </span>
      </>
    )
  }
  return (
    <Section id="limits" heading={t('limits.heading')} lead={t('limits.lead')}>
      <ComparisonTable
        caption={t('limits.heading')}
        stackOnPhone
        columns={[
          { id: 'product', header: t('common:product') },
          { id: 'anonymous', header: t('limits.noKey'), align: 'end' },
          { id: 'standard', header: t('limits.standard'), align: 'end' },
          { id: 'premium', header: t('limits.premium'), align: 'end' },
        ]}
        rows={Object.entries(rows).map(([product, name]) => ({
          id: product,
          cells: [name, ...tiers.map((tier) => limitOf(product, tier))],
        }))}
      />
    </Section>
  )
}
