import { z } from 'zod'

export const transferQuery = z.object({
  receiver_key: z.string().min(1, 'The receiving key is missing.'),
  revoke_sender_key: z.enum(['true', 'false']).optional(),
})

export const transferHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe('Another try with the same value moves nothing more'),
})

export const transferResponse = z.object({ transferred: z.number().int(), revoked: z.boolean() })
