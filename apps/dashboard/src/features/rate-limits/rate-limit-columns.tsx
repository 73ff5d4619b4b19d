import type { ProductRateLimits, RateLimit } from '@search-foundation/api-client'
import { formatCompact, formatNumber } from '@search-foundation/i18n/format'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

/** The columns of the rate limits: a product, and what it allows without a key, with one, and with a premium key. */
export function useRateLimitColumns(): Column<ProductRateLimits>[] {
  const { t, i18n } = useTranslation('dashboard')

  function text(limit: RateLimit | null): string {
    if (limit === null) return '–'
    const requests = formatNumber(limit.requests, i18n.language)
    if (limit.tokens === null) return requests
    return t('rateLimit.both', { requests, tokens: formatCompact(limit.tokens, i18n.language) })
  }

  const limit = (id: 'without_key' | 'standard' | 'premium'): Column<ProductRateLimits> => ({
    id,
    header: t(`rateLimit.${id}`),
    align: 'end',
    cell: (row) => text(row[id]),
  })
  return [
    {
      id: 'product',
      header: t('usage.product'),
      isRowHeader: true,
      cell: ({ product }) => t(`rateLimit.products.${product}`),
    },
    limit('without_key'),
    limit('standard'),
    limit('premium'),
  ]
}
