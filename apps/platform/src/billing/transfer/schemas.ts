import { z } from 'zod'

export const transferQuery = z.object({
  receiver_key: z.string().min(1, 'The receiving key is missing.'),
  revoke_sender_key: z.enum(['true', 'false']).optional(),
  amount: z.coerce
    .number()
    .int('Give the amount as a whole number of tokens.')
    .min(1, 'Give the amount as a whole number of tokens.')
    .optional()
    .describe('Tokens to move; all paid tokens without it'),
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
