import type { WebhookDelivery } from '@search-foundation/api-client/account'
import { Badge, type BadgeProps } from '@search-foundation/ui/badge'
import { useTranslation } from 'react-i18next'

const tones = {
  pending: 'info',
  delivered: 'positive',
  failed: 'negative',
} as const satisfies Record<WebhookDelivery['state'], BadgeProps['tone']>

export function DeliveryState({ state }: Pick<WebhookDelivery, 'state'>) {
  const { t } = useTranslation('dashboard-webhooks')
  return <Badge tone={tones[state]}>{t(`deliveries.states.${state}`)}</Badge>
}
