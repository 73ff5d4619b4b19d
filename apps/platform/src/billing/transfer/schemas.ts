import { z } from 'zod'

export const transferQuery = z.object({
  receiver_key: z
    .string()
    .min(1, 'The receiving key is missing.')
    .describe('API key that receives the tokens.'),
  revoke_sender_key: z
    .enum(['true', 'false'])
    .optional()
    .describe('Whether to revoke the calling key afterwards. Requires transferring all paid tokens.'),
  amount: z.coerce
    .number()
    .int('Give the amount as a whole number of tokens.')
    .min(1, 'Give the amount as a whole number of tokens.')
    .optional()
    .describe('Number of tokens to transfer; all paid tokens by default.'),
})

export const transferHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe('A retry with the same value transfers nothing more.'),
})

export const transferResponse = z.object({
  transferred: z.number().int().describe('Number of tokens transferred.'),
  revoked: z.boolean().describe('Whether the calling key was revoked.'),
})
