import type { WebhookDelivery } from '@search-foundation/api-client/account'
import { formatDateTime } from '@search-foundation/i18n/format'
import { useWebhookDeliveriesInfiniteQuery } from '@search-foundation/store/endpoints/webhooks'
import { Badge, type BadgeProps } from '@search-foundation/ui/badge'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Table, tableState, type Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useUid } from '../../ground/session/user-boundary.tsx'

const pageSize = 10

const tones = {
  pending: 'info',
  delivered: 'positive',
  failed: 'negative',
} as const satisfies Record<WebhookDelivery['state'], BadgeProps['tone']>

/** The webhooks of the last 30 days, newest first, and what became of each. */
export function DeliveriesTable() {
  const { t } = useTranslation('dashboard-webhooks')
  const query = useWebhookDeliveriesInfiniteQuery({ uid: useUid(), pageSize })
  return (
    <Table<WebhookDelivery>
      {...tableState(query)}
      caption={t('deliveries.caption')}
      columns={useDeliveryColumns()}
      rows={query.data?.pages.flatMap(({ records }) => records) ?? []}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          compact
          headingLevel={2}
          title={t('deliveries.empty')}
          description={t('deliveries.emptyDescription')}
        />
      }
    />
  )
}

function useDeliveryColumns(): Column<WebhookDelivery>[] {
  const { t, i18n } = useTranslation('dashboard-webhooks')
  const time = (text: string | null) => (text === null ? '–' : formatDateTime(text, i18n.language))
  return [
    { id: 'at', header: t('deliveries.time'), isRowHeader: true, cell: ({ created_at: at }) => time(at) },
    { id: 'type', header: t('deliveries.event'), cell: ({ type }) => <code>{type}</code> },
    {
      id: 'state',
      header: t('deliveries.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`deliveries.states.${state}`)}</Badge>,
    },
    {
      id: 'attempts',
      header: t('deliveries.attempts'),
      align: 'end',
      card: 'detail',
      isLabeledInCard: true,
      cell: ({ attempts }) => String(attempts),
    },
    {
      id: 'response',
      header: t('deliveries.response'),
      isLabeledInCard: true,
      cell: ({ last_status: status, attempts }) =>
        status === null ? (attempts === 0 ? '–' : t('deliveries.noResponse')) : String(status),
    },
    {
      id: 'next',
      header: t('deliveries.next'),
      card: 'none',
      cell: ({ next_attempt_at: next }) => time(next),
    },
  ]
}
