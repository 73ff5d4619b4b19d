import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'
import { webhookEventTypes } from './event-names.ts'

const fault = messageKeys<['dashboard-webhooks']>()

/** The service also checks that the address is on the public internet. */
export const webhookSchema = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(fault('urlMissing')),
    v.check((text) => URL.canParse(text) && new URL(text).protocol === 'https:', fault('urlInvalid')),
  ),
  /** None for all events. */
  events: v.array(v.picklist(webhookEventTypes)),
})

export type WebhookValues = v.InferOutput<typeof webhookSchema>
