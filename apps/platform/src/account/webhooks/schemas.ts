import { z } from 'zod'

import { graceSeconds } from '../../keys/schemas.ts'
import { webhookTypes } from '../../records/webhooks/events.ts'

const url = z.string().max(2048).describe('An https address on the public internet')
const events = z
  .array(z.enum(webhookTypes))
  .min(1)
  .nullable()
  .describe('The events that the webhook gets; null for all, those of later versions too')

export const newWebhookBody = z.strictObject({ url, events: events.default(null) })

export const webhookChange = z
  .strictObject({ url: url.optional(), events: events.optional() })
  .describe('What is left out stays')

export const secretRotationBody = z.strictObject({
  grace_seconds: z
    .literal(graceSeconds)
    .default(86_400)
    // The generator of the document takes only the first value of a literal.
    .meta({
      enum: [...graceSeconds],
      description: 'How long webhooks have a signature of the previous secret too',
    })
    .describe('Seconds for which the earlier secret still signs too; one day by default.'),
})

const webhook = z.object({
  id: z.string().describe('Id of the webhook.'),
  url: z.string().describe('The https address.'),
  events,
  created_at: z.iso.datetime().describe('When the webhook was created.'),
  rotation: z
    .object({ previous_secret_ends_at: z.iso.datetime().describe('When the earlier secret stops signing.') })
    .nullable()
    .describe('While the previous secret still signs'),
  verification: z
    .object({
      state: z
        .enum(['pending', 'verified', 'failed'])
        .describe(
          'Events are sent to a verified address only. `pending`: the challenge has not been answered yet',
        ),
      last_status: z.number().int().nullable().describe('Status of the last response to the challenge'),
      last_error: z.string().nullable().describe('Why the last answer did not verify the address'),
    })
    .describe('Whether the address has answered its challenge'),
})
export type Webhook = z.infer<typeof webhook>

export const webhooksResponse = z.object({
  webhooks: z.array(webhook).describe('The oldest first.'),
})

export const webhookResponse = z.object({ webhook: webhook.describe('The webhook.') })

export const webhookWithSecret = z.object({
  webhook: webhook.describe('The webhook.'),
  secret: z.string().describe('Signs its events. It is shown only now'),
})

const deliveryStates = ['pending', 'delivered', 'failed'] as const

export const deliveriesQuery = z.object({
  webhook_id: z.string().max(64).optional().describe('Only deliveries to this webhook.'),
  state: z.enum(deliveryStates).optional().describe('Only deliveries in this state.'),
  limit: z.coerce.number().int().min(1).max(1000).default(50).describe('Items per page.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor is not one that this API gave.')
    .optional()
    .describe('`next_cursor` of the page before; none for the first page.'),
})

const delivery = z.object({
  id: z.string().describe('Id of the event, sent as webhook-id'),
  webhook_id: z.string().nullable().describe('The webhook that it goes to; null for one of long ago'),
  type: z.string().describe('Type of the event, such as `bulk_job.completed`.'),
  body: z.string().describe('The JSON text that is signed and sent'),
  created_at: z.iso.datetime().describe('When the event happened.'),
  state: z.enum(deliveryStates).describe('`failed`: no attempt succeeded, and there are no more.'),
  attempts: z.number().int().describe('Number of attempts so far.'),
  next_attempt_at: z.iso.datetime().nullable().describe('Null unless pending.'),
  delivered_at: z.iso.datetime().nullable().describe('When an attempt succeeded; null if none has.'),
  last_status: z.number().int().nullable().describe('Status of the last response'),
  last_error: z.string().nullable().describe('Why the last attempt failed; null otherwise.'),
})
export type Delivery = z.infer<typeof delivery>

export const deliveryResponse = z.object({ delivery: delivery.describe('The delivery.') })

export const deliveriesResponse = z.object({
  records: z.array(delivery).describe('The items of the page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
})
export type DeliveriesPage = z.infer<typeof deliveriesResponse>
