import { z } from 'zod'

export const transferQuery = z.object({
  receiver_key: z.string().min(1, 'The receiving key is missing.').describe('Key that receives the tokens.'),
  revoke_sender_key: z
    .enum(['true', 'false'])
    .optional()
    .describe('Whether to revoke the calling key afterwards. Only with all paid tokens.'),
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

export const transferResponse = z.object({
  transferred: z.number().int().describe('Number of transferred tokens.'),
  revoked: z.boolean().describe('Whether the calling key was revoked.'),
})
