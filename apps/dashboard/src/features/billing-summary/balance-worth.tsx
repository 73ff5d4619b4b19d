import { formatCompact, formatMoney, formatNumber, formatUnitPrice } from '@search-foundation/i18n/format'
import { Card } from '@search-foundation/ui/card'
import { Stat } from '@search-foundation/ui/stat'
import { useTranslation } from 'react-i18next'

import { QueryError } from '../../ground/query/query-error.tsx'
import { moneyOf } from '../../ground/usage/money-of.ts'
import { useBalance } from '../../ground/usage/use-balance.ts'
import { useTokenPrice } from '../../ground/usage/use-token-price.ts'

/** The balance of the chosen keys in tokens, and what its paid part cost; at the list price where nothing was bought. */
export function BalanceWorth() {
  const { t, i18n } = useTranslation(['dashboard-billing', 'dashboard-usage'])
  const { query, wallet } = useBalance()
  const price = useTokenPrice()
  const locale = i18n.language

  function worth() {
    if (price.isError) return t('summary.worthFailed')
    if (price.data === undefined || wallet === undefined) return ''
    const { basis, currency, per_million: rate } = price.data
    const isPaid = basis === 'paid'
    return t(isPaid ? 'summary.worthPaid' : 'summary.worthList', {
      money: formatMoney(
        moneyOf(isPaid ? wallet.regular_balance : wallet.total_balance, price.data),
        currency,
        locale,
      ),
      rate: formatUnitPrice(rate, currency, locale),
    })
  }

  return (
    <Card>
      {query.error !== undefined ? (
        <QueryError query={query} title={t('dashboard-usage:balance.failed')} />
      ) : (
        <Stat
          label={t('dashboard-usage:balance.title')}
          value={wallet === undefined ? '' : formatCompact(wallet.total_balance, locale)}
          {...(wallet !== undefined && { exact: formatNumber(wallet.total_balance, locale) })}
          detail={worth()}
          isLoading={wallet === undefined}
        />
      )}
    </Card>
  )
}
