import { z } from 'zod'

import { graceSeconds } from '../../keys/schemas.ts'

export const webhookBody = z.strictObject({
  url: z.string().max(2048).describe('An https address on the public internet'),
})

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
  url: z.string().describe('The https address.'),
  created_at: z.iso.datetime().describe('When the address was set.'),
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

export const webhookResponse = z.object({
  webhook: webhook.nullable().describe('Where the events are sent.'),
})

/** Of an account that has set an address. */
export const webhookOfAccount = z.object({
  webhook: webhook.describe('Where the events are sent; null without an address.'),
})

export const webhookWithSecret = z.object({
  webhook: webhook.describe('Where the events are sent.'),
  secret: z.string().nullable().describe('Only in the response that creates it'),
})

export const deliveriesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(50).describe('Items per page.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor is not one that this API gave.')
    .optional()
    .describe('`next_cursor` of the page before; none for the first page.'),
})

export const deliveriesResponse = z.object({
  records: z
    .array(
      z.object({
        id: z.string().describe('Id of the event, sent as webhook-id'),
        type: z.string().describe('Type of the event, such as `bulk_job.completed`.'),
        created_at: z.iso.datetime().describe('When the event happened.'),
        state: z
          .enum(['pending', 'delivered', 'failed'])
          .describe('`failed`: no attempt succeeded, and there are no more.'),
        attempts: z.number().int().describe('Number of attempts so far.'),
        next_attempt_at: z.iso.datetime().nullable().describe('Null unless pending.'),
        delivered_at: z.iso.datetime().nullable().describe('When an attempt succeeded; null if none has.'),
        last_status: z.number().int().nullable().describe('Status of the last response'),
        last_error: z.string().nullable().describe('Why the last attempt failed; null otherwise.'),
      }),
    )
    .describe('The items of the page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
})
export type DeliveriesPage = z.infer<typeof deliveriesResponse>
