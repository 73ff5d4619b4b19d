import { formatDate } from '@search-foundation/i18n/format'
import { Card } from '@search-foundation/ui/card'
import { Grid } from '@search-foundation/ui/grid'
import { Stack } from '@search-foundation/ui/stack'
import { useTranslation } from 'react-i18next'

import { QueryError } from '../../ground/query/query-error.tsx'
import { useBalance } from '../../ground/usage/use-balance.ts'
import { useUsage } from '../../ground/usage/use-usage.ts'
import { BalanceLine } from './balance-line.tsx'
import { daysLeft } from './daily-usage.ts'
import { TokenStat } from './token-stat.tsx'

/** The balance of the chosen keys, its free and paid parts, how long it lasts, and all that was used; with when it was read. */
export function BalanceStats() {
  const { t, i18n } = useTranslation('dashboard-usage')
  const { query: balance, wallet } = useBalance()
  const { query: usage, entries, totalTokens } = useUsage()
  if (balance.error !== undefined) {
    return (
      <Card>
        <QueryError query={balance} title={t('balance.failed')} />
      </Card>
    )
  }
  const left =
    wallet === undefined || entries === undefined
      ? undefined
      : daysLeft(wallet.total_balance, entries, new Date())
  const lasts =
    left === undefined
      ? t('balance.noRate')
      : left > 365
        ? t('balance.lastsLong')
        : t('balance.lasts', { count: left })
  const trialEnd = wallet?.trial_balance === 0 ? null : (wallet?.trial_end ?? null)
  return (
    <Stack as="section" aria-label={t('balance.title')}>
      <Grid columns={4}>
        <Card>
          <TokenStat
            label={t('balance.total')}
            tokens={wallet?.total_balance}
            detail={entries === undefined ? '' : lasts}
          />
        </Card>
        <Card>
          <TokenStat
            label={t('balance.paid')}
            tokens={wallet?.regular_balance}
            detail={t('balance.paidDetail')}
          />
        </Card>
        <Card>
          <TokenStat
            label={t('balance.trial')}
            tokens={wallet?.trial_balance}
            detail={
              trialEnd === null
                ? t('balance.trialDetail')
                : t('balance.trialUntil', { date: formatDate(trialEnd, i18n.language) })
            }
          />
        </Card>
        <Card>
          <TokenStat
            label={t('balance.used')}
            tokens={usage.isError ? null : totalTokens}
            detail={usage.isError ? t('balance.usedFailed') : t('balance.usedDetail')}
          />
        </Card>
      </Grid>
      <BalanceLine onRefresh={() => void usage.refetch()} />
    </Stack>
  )
}
