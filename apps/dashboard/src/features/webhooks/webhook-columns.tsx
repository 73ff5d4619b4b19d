import type { Webhook } from '@search-foundation/api-client/account'
import { Badge, type BadgeProps } from '@search-foundation/ui/badge'
import { Stack } from '@search-foundation/ui/stack'
import type { Column } from '@search-foundation/ui/table'
import { Text } from '@search-foundation/ui/text'
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
      cell: ({ url, events }) => (
        <Stack gap="xs">
          <code>{url}</code>
          <Text size="sm" tone="muted">
            {events === null ? t('events.all') : events.map(eventName).join(', ')}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'state',
      header: t('verification.label'),
      cell: ({ verification: { state } }) => (
        <Badge tone={tones[state]} dot>
          {state === 'pending' ? t('deliveries.states.pending') : t(`verification.states.${state}`)}
        </Badge>
      ),
    },
  ]
}
