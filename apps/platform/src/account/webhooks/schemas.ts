import { z } from 'zod'

import { graceSeconds } from '../../keys/schemas.ts'
import { deliveryErrorCodes } from '../../records/webhooks/delivery-error.ts'
import { webhookTypes } from '../../records/webhooks/events.ts'

const url = z.string().max(2048).describe('A public https URL.')
const events = z
  .array(z.enum(webhookTypes))
  .min(1)
  .nullable()
  .describe('Events to send to the webhook; null for all, including events added later.')

export const newWebhookBody = z.strictObject({ url, events: events.default(null) })

export const webhookChange = z
  .strictObject({ url: url.optional(), events: events.optional() })
  .describe('Fields that you leave out stay as they are.')

export const secretRotationBody = z.strictObject({
  grace_seconds: z
    .literal(graceSeconds)
    .default(86_400)
    // The generator of the document takes only the first value of a literal.
    .meta({
      enum: [...graceSeconds],
      description: 'How long messages are also signed with the previous secret.',
    })
    .describe('Seconds for which messages are also signed with the previous secret; one day by default.'),
})

const errorCode = z
  .enum(deliveryErrorCodes)
  .nullable()
  .describe('The reason in `last_error` as a code for programs; null without one.')

const webhook = z.object({
  id: z.string().describe('ID of the webhook.'),
  url: z.string().describe('The https URL.'),
  events,
  created_at: z.iso.datetime().describe('When the webhook was created.'),
  rotation: z
    .object({ previous_secret_ends_at: z.iso.datetime().describe('When the previous secret stops signing.') })
    .nullable()
    .describe('Grace period of the previous secret; null outside of one.'),
  verification: z
    .object({
      state: z
        .enum(['pending', 'verified', 'failed'])
        .describe(
          "Events are sent only to a verified URL. `pending`: the URL hasn't responded to the challenge yet.",
        ),
      last_status: z
        .number()
        .int()
        .nullable()
        .describe('HTTP status of the last response to the challenge; null if there was none.'),
      last_error: z
        .string()
        .nullable()
        .describe("Why the last response didn't verify the URL; null otherwise."),
      last_error_code: errorCode,
    })
    .describe('Whether the URL has responded to its challenge.'),
})
export type Webhook = z.infer<typeof webhook>

export const webhooksResponse = z.object({
  webhooks: z.array(webhook).describe('The webhooks, oldest first.'),
})

export const webhookResponse = z.object({ webhook: webhook.describe('The webhook.') })

export const webhookWithSecret = z.object({
  webhook: webhook.describe('The webhook.'),
  secret: z.string().describe('Secret that signs its events. It is shown only once.'),
})

const deliveryStates = ['pending', 'delivered', 'failed'] as const

export const deliveriesQuery = z.object({
  webhook_id: z.string().max(64).optional().describe('Only deliveries to this webhook.'),
  state: z.enum(deliveryStates).optional().describe('Only deliveries in this state.'),
  limit: z.coerce.number().int().min(1).max(1000).default(50).describe('Items per page.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor is invalid. Use `next_cursor` from the previous page.')
    .optional()
    .describe('`next_cursor` from the previous page; omit it for the first page.'),
})

const delivery = z.object({
  id: z.string().describe('ID of the event, sent in the header `webhook-id`.'),
  webhook_id: z
    .string()
    .nullable()
    .describe('ID of the webhook; null if it was removed before IDs were recorded.'),
  type: z.string().describe('Type of the event, such as `bulk_job.completed`.'),
  body: z.string().describe('The signed JSON text that is sent.'),
  created_at: z.iso.datetime().describe('When the event happened.'),
  state: z.enum(deliveryStates).describe('`failed`: every attempt failed, and there will be no more.'),
  attempts: z.number().int().describe('Number of attempts so far.'),
  next_attempt_at: z.iso
    .datetime()
    .nullable()
    .describe('When the next attempt is made; null unless `pending`.'),
  delivered_at: z.iso.datetime().nullable().describe('When an attempt succeeded; null if none did.'),
  last_status: z
    .number()
    .int()
    .nullable()
    .describe('HTTP status of the last response; null if there was none.'),
  last_error: z.string().nullable().describe('Why the last attempt failed; null otherwise.'),
  last_error_code: errorCode,
})
export type Delivery = z.infer<typeof delivery>

export const deliveryResponse = z.object({ delivery: delivery.describe('The delivery.') })

export const deliveriesResponse = z.object({
  records: z.array(delivery).describe('Items on this page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
})
export type DeliveriesPage = z.infer<typeof deliveriesResponse>
