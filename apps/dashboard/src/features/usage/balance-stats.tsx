import { formatCompact, formatNumber } from '@search-foundation/i18n/format'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { useTotalConsumptionQuery } from '@search-foundation/store/endpoints/usage'
import { serviceError } from '@search-foundation/store/service-error'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Icon, RefreshCwIcon } from '@search-foundation/ui/icon'
import { Stat } from '@search-foundation/ui/stat'
import { useTranslation } from 'react-i18next'

import { daysLeft } from './daily-use.ts'

/** What the key holds, split into free and paid, what it used, and how long it lasts; with when this was read. */
export function BalanceStats({ apiKey }: { apiKey: string }) {
  const { t, i18n } = useTranslation('dashboard')
  const info = useKeyInfoQuery(apiKey)
  const use = useTotalConsumptionQuery(apiKey)
  if (info.isError) {
    return (
      <Card>
        <ErrorState
          compact
          title={t('balance.failed')}
          detail={serviceError(info.error).message}
          onRetry={() => void info.refetch()}
          isRetrying={info.isFetching}
        />
      </Card>
    )
  }
  const wallet = info.data?.wallet
  const tokens = (value: number | undefined) => ({
    value: value === undefined ? '' : formatCompact(value, i18n.language),
    exact:
      value === undefined ? '' : t('tokens', { count: value, formatted: formatNumber(value, i18n.language) }),
    isLoading: value === undefined,
  })
  const left =
    wallet !== undefined && use.data !== undefined
      ? daysLeft(wallet.total_balance, use.data.by_day, new Date())
      : undefined
  return (
    <section aria-label={t('balance.title')} className="stack">
      <div className="cards stats">
        <Card>
          <Stat
            label={t('balance.total')}
            {...tokens(wallet?.total_balance)}
            detail={
              left === undefined
                ? t('balance.noRate')
                : t('balance.lasts', { count: left, formatted: formatNumber(left, i18n.language) })
            }
          />
        </Card>
        <Card>
          <Stat
            label={t('balance.paid')}
            {...tokens(wallet?.regular_balance)}
            detail={t('balance.paidDetail')}
          />
        </Card>
        <Card>
          <Stat
            label={t('balance.trial')}
            {...tokens(wallet?.trial_balance)}
            detail={t('balance.trialDetail')}
          />
        </Card>
        <Card>
          <Stat
            label={t('balance.used')}
            {...tokens(use.data?.total_tokens)}
            detail={t('balance.usedDetail')}
          />
        </Card>
      </div>
      <p className="row muted">
        <span data-testid="exact-balance" data-balance={wallet?.total_balance}>
          {info.fulfilledTimeStamp === undefined || wallet === undefined
            ? ''
            : t('balance.asOf', {
                tokens: formatNumber(wallet.total_balance, i18n.language),
                time: new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' }).format(
                  info.fulfilledTimeStamp,
                ),
              })}
        </span>
        <Button
          size="sm"
          variant="quiet"
          icon={<Icon of={RefreshCwIcon} size="sm" />}
          isPending={info.isFetching}
          onPress={() => {
            void info.refetch()
            void use.refetch()
          }}
        >
          {t('balance.refresh')}
        </Button>
      </p>
    </section>
  )
}
