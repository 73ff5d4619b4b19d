import type { WebhookEventType } from '@search-foundation/api-client/account'
import { useTranslation } from 'react-i18next'

/** The events that a webhook can choose, with the key of their name. */
const names = {
  'bulk_job.completed': 'eventNames.bulkCompleted',
  'bulk_job.failed': 'eventNames.bulkFailed',
  'balance.low': 'eventNames.lowBalance',
} as const satisfies Record<WebhookEventType, string>

export const webhookEventTypes = Object.keys(names) as WebhookEventType[]

/** Returns the name of an event in the language of the page, and the type of one that has no name. */
export function useEventName(): (type: string) => string {
  const { t } = useTranslation('dashboard-webhooks')
  return (type) => (type in names ? t(names[type as WebhookEventType]) : type)
}
