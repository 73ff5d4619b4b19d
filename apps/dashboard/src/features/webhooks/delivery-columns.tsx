import type { WebhookDelivery } from '@search-foundation/api-client/account'
import { formatDateTime } from '@search-foundation/i18n/format'
import { Button } from '@search-foundation/ui/button'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { DeliveryState } from './delivery-state.tsx'

/** The columns of the deliveries. A press on the time opens the details. */
export function useDeliveryColumns(onOpen: (delivery: WebhookDelivery) => void): Column<WebhookDelivery>[] {
  const { t, i18n } = useTranslation('dashboard-webhooks')
  return [
    {
      id: 'at',
      header: t('deliveries.time'),
      isRowHeader: true,
      cell: (delivery) => (
        <Button size="sm" variant="quiet" onClick={() => onOpen(delivery)}>
          <time dateTime={delivery.created_at}>{formatDateTime(delivery.created_at, i18n.language)}</time>
        </Button>
      ),
    },
    { id: 'type', header: t('deliveries.event'), cell: ({ type }) => <code>{type}</code> },
    {
      id: 'state',
      header: t('deliveries.state'),
      card: 'figure',
      cell: ({ state }) => <DeliveryState state={state} />,
    },
    {
      id: 'attempts',
      header: t('deliveries.attempts'),
      align: 'end',
      card: 'none',
      isLabeledInCard: true,
      cell: ({ attempts }) => String(attempts),
    },
    {
      id: 'response',
      header: t('deliveries.response'),
      isLabeledInCard: true,
      cell: ({ last_status: status, attempts }) => status ?? (attempts > 0 && t('deliveries.noResponse')),
    },
    {
      id: 'next',
      header: t('deliveries.next'),
      card: 'none',
      isLabeledInCard: true,
      cell: ({ next_attempt_at: next }) => next !== null && formatDateTime(next, i18n.language),
    },
  ]
}
