import type { ProductRateLimits, RateLimit } from '@search-foundation/api-client'
import type { ProductKey } from '@search-foundation/content/products'
import { formatNumber } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { LimitReset } from './limit-reset.tsx'
import { UsedLimit } from './used-limit.tsx'

/** Rows that are products of the catalog, by the scope of a key that covers them. */
const products = {
  embeddings: 'embedding',
  rerank: 'reranker',
  segment: 'tokenizer',
  reader: 'reader',
  deep_search: 'deepsearch',
} as const satisfies Partial<Record<ProductRateLimits['product'], ProductKey>>

const isProduct = (scope: ProductRateLimits['product']): scope is keyof typeof products => scope in products

/**
 * The columns of the rate limits: a product, with `hasUsage` what the chosen key has used of its limits and when they reset, and what the product
 * allows without a key, with one, and with a premium key.
 */
export function useRateLimitColumns({ hasUsage }: { hasUsage: boolean }): Column<ProductRateLimits>[] {
  const { t, i18n } = useTranslation(['dashboard-rate-limits', 'common', 'content-products'])

  function text(limit: RateLimit | null): string | null {
    if (limit === null) return null
    const requests = formatNumber(limit.requests, i18n.language)
    if (limit.tokens === null) return requests
    return t('both', {
      requests,
      tokens: t('common:amount.tokens', tokenAmount(limit.tokens, i18n.language, 'compact')),
    })
  }

  const limit = (id: 'without_key' | 'standard' | 'premium'): Column<ProductRateLimits> => ({
    id,
    header: t(`kind.${id}`),
    align: 'end',
    card: 'detail',
    isLabeledInCard: true,
    cell: (row) => text(row[id]),
  })
  return [
    {
      id: 'product',
      header: t('common:product'),
      isRowHeader: true,
      cell: ({ product }) =>
        isProduct(product) ? t(`content-products:${products[product]}.label`) : t(`products.${product}`),
    },
    ...(hasUsage
      ? [
          {
            id: 'used',
            header: t('used'),
            width: '13rem',
            isKept: true,
            cell: ({ usage, ...limits }: ProductRateLimits) =>
              usage && <UsedLimit usage={usage} limit={limits[usage.tier]} />,
          },
          {
            id: 'resets',
            header: t('resets'),
            width: '9rem',
            isKept: true,
            cell: ({ usage, ...limits }: ProductRateLimits) =>
              usage?.resets_at && (
                <LimitReset usage={usage} limit={limits[usage.tier]} at={usage.resets_at} />
              ),
          },
        ]
      : []),
    limit('without_key'),
    limit('standard'),
    limit('premium'),
  ]
}
