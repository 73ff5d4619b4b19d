import { formatDate, formatNumber, formatTime } from '@search-foundation/i18n/format'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { Grid } from '@search-foundation/ui/grid'
import { Icon, RefreshCwIcon } from '@search-foundation/ui/icon'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { QueryError } from '../../ground/query/query-error.tsx'
import { useBalance } from '../../ground/usage/use-balance.ts'
import { useUsage } from '../../ground/usage/use-usage.ts'
import { daysLeft } from './daily-usage.ts'
import { TokenStat } from './token-stat.tsx'

/** The balance of the chosen keys, its free and paid parts, how long it lasts, and all that was used; with when it was read. */
export function BalanceStats() {
  const { t, i18n } = useTranslation('dashboard-usage')
  const { query: balance, wallet } = useBalance()
  const { query: usage, entries, totalTokens } = useUsage()
  if (balance.isError) {
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
      <Row>
        <Text tone="muted" size="sm" data-testid="exact-balance" data-balance={wallet?.total_balance}>
          {balance.fulfilledTimeStamp !== undefined &&
            wallet !== undefined &&
            t('balance.asOf', {
              tokens: formatNumber(wallet.total_balance, i18n.language),
              time: formatTime(balance.fulfilledTimeStamp, i18n.language),
            })}
        </Text>
        <Button
          size="sm"
          variant="quiet"
          icon={<Icon of={RefreshCwIcon} size="sm" />}
          isPending={balance.isFetching}
          onClick={() => {
            void balance.refetch()
            void usage.refetch()
          }}
        >
          {t('balance.refresh')}
        </Button>
      </Row>
    </Stack>
  )
}
