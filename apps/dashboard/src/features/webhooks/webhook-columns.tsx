import type { Webhook } from '@search-foundation/api-client/account'
import { Badge, type BadgeProps } from '@search-foundation/ui/badge'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useEventName } from './event-names.ts'

const tones = {
  pending: 'info',
  verified: 'positive',
  failed: 'warning',
} as const satisfies Record<Webhook['verification']['state'], BadgeProps['tone']>

/** The columns of the list of webhooks. */
export function useWebhookColumns(): Column<Webhook>[] {
  const { t } = useTranslation('dashboard-webhooks')
  const eventName = useEventName()
  return [
    {
      id: 'url',
      header: t('url'),
      isRowHeader: true,
      isLong: true,
      // All begin the same way. On a phone there is room for the rest alone.
      cell: ({ url }) => <code title={url}>{url.replace(/^https:\/\//, '')}</code>,
    },
    {
      id: 'events',
      header: t('events.label'),
      isLong: true,
      cell: ({ events }) => (events === null ? t('events.all') : events.map(eventName).join(', ')),
    },
    {
      id: 'state',
      header: t('verification.label'),
      card: 'figure',
      cell: ({ verification: { state } }) => (
        <Badge tone={tones[state]} dot>
          {state === 'pending' ? t('deliveries.states.pending') : t(`verification.states.${state}`)}
        </Badge>
      ),
    },
  ]
}
