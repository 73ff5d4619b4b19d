import { z } from 'zod'

export const receiptsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(20),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor is not one that this API gave.')
    .optional(),
})

/** One receipt. */
export const receiptResponse = z.object({
  id: z.string().describe('The payment at the provider'),
  number: z.number().int(),
  created_at: z.iso.datetime(),
  kind: z.enum(['checkout', 'auto_recharge']),
  product_name: z.string(),
  order_quantity: z.number().int().describe('Packs'),
  token_quantity: z.number().int(),
  amount: z.number().int().describe('Minor units (cents)'),
  currency: z.string(),
  amount_text: z.string().describe('The amount as it is written: 50.00 USD'),
  livemode: z.boolean().describe('Whether money moved; false for a test payment'),
  email: z.string().nullable(),
  key_id: z.string(),
  key_name: z.string().nullable(),
  key_tail: z.string(),
})

export const receiptsResponse = z.object({
  records: z.array(receiptResponse),
  next_cursor: z.string().nullable(),
})

export type ReceiptRecord = z.infer<typeof receiptResponse>
