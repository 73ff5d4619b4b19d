import { formatNumber, formatTime } from '@search-foundation/i18n/format'
import { Button } from '@search-foundation/ui/button'
import { Icon, RefreshCwIcon } from '@search-foundation/ui/icon'
import { Row } from '@search-foundation/ui/row'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useBalance } from '../../ground/usage/use-balance.ts'

export interface BalanceLineProps {
  /** Reads what else is shown beside the balance again. */
  onRefresh?: () => void
}

/** The exact balance of the chosen keys in one line, and when it was read. */
export function BalanceLine({ onRefresh }: BalanceLineProps) {
  const { t, i18n } = useTranslation('dashboard-usage')
  const { query, wallet } = useBalance()
  const { fulfilledTimeStamp: readAt } = query
  return (
    <Row>
      <Text tone="muted" size="sm" data-testid="exact-balance" data-balance={wallet?.total_balance}>
        {query.isError
          ? t('balance.failed')
          : readAt !== undefined &&
            wallet !== undefined &&
            t('balance.asOf', {
              tokens: formatNumber(wallet.total_balance, i18n.language),
              time: formatTime(readAt, i18n.language),
            })}
      </Text>
      <Button
        size="sm"
        variant="quiet"
        icon={<Icon of={RefreshCwIcon} size="sm" />}
        label={t('balance.refresh')}
        title={t('balance.refresh')}
        isPending={query.isFetching}
        onClick={() => {
          void query.refetch()
          onRefresh?.()
        }}
      />
    </Row>
  )
}
