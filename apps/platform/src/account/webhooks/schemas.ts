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
    }),
})

const webhook = z.object({
  url: z.string(),
  created_at: z.iso.datetime(),
  rotation: z
    .object({ previous_secret_ends_at: z.iso.datetime() })
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

export const webhookResponse = z.object({ webhook: webhook.nullable() })

/** Of an account that has set an address. */
export const webhookOfAccount = z.object({ webhook })

export const webhookWithSecret = z.object({
  webhook,
  secret: z.string().nullable().describe('Only in the response that creates it'),
})

export const deliveriesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(50),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor is not one that this API gave.')
    .optional(),
})

export const deliveriesResponse = z.object({
  records: z.array(
    z.object({
      id: z.string().describe('Id of the event, sent as webhook-id'),
      type: z.string(),
      created_at: z.iso.datetime(),
      state: z.enum(['pending', 'delivered', 'failed']),
      attempts: z.number().int(),
      next_attempt_at: z.iso.datetime().nullable(),
      delivered_at: z.iso.datetime().nullable(),
      last_status: z.number().int().nullable().describe('Status of the last response'),
      last_error: z.string().nullable(),
    }),
  ),
  next_cursor: z.string().nullable(),
})
export type DeliveriesPage = z.infer<typeof deliveriesResponse>
