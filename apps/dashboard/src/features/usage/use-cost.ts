import { formatMoney, formatUnitPrice } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { useTokenPrice } from '../../ground/usage/use-token-price.ts'
import type { UsageEntry } from '../../ground/usage/use-usage.ts'

const million = 1_000_000

/** Minor units of one whole unit of money. Below it, fractions of them are shown. */
const wholeUnit = 100

/**
 * What usage cost: the bought tokens at what was paid for them on average. Where nothing was bought, what all of them would cost at the list price.
 * Undefined while the price is not known.
 */
export function useCost() {
  const { t, i18n } = useTranslation('dashboard-billing')
  const query = useTokenPrice()
  if (query.data === undefined) return { query, cost: undefined }
  const { basis, currency, per_million: rate } = query.data
  const format = (minorUnits: number): string =>
    minorUnits < wholeUnit
      ? formatUnitPrice(minorUnits, currency, i18n.language)
      : formatMoney(Math.round(minorUnits), currency, i18n.language)
  return {
    query,
    cost: {
      /** In minor units (cents), with decimals. */
      of: (entry: Pick<UsageEntry, 'tokens' | 'paid_tokens'>): number =>
        ((basis === 'paid' ? entry.paid_tokens : entry.tokens) / million) * rate,
      ofTokens: (tokens: number): number => (tokens / million) * rate,
      format,
      /** A sum, and at which price. */
      explain: (minorUnits: number): string =>
        t(basis === 'paid' ? 'usageCost' : 'summary.worthList', {
          money: format(minorUnits),
          rate: formatUnitPrice(rate, currency, i18n.language),
        }),
    },
  }
}
