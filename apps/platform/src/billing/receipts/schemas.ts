import { z } from 'zod'

export const receiptsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(20),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor is not one that this API gave.')
    .optional(),
})

const text = z.string().nullable()

/** The payment provider's invoice of a payment. */
export const invoiceResponse = z.object({
  id: z.string(),
  number: text,
  hosted_invoice_url: text.describe("The provider's page of the invoice"),
  invoice_pdf: text.describe('The invoice as a PDF'),
  tax: z.number().int().describe('Part of the amount, in minor units (cents)'),
  buyer: z.object({
    name: text,
    address: z
      .object({ line1: text, line2: text, city: text, postal_code: text, state: text, country: text })
      .nullable(),
    tax_ids: z.array(z.object({ type: z.string(), value: z.string() })),
  }),
  payment_method: z.object({ brand: z.string(), last4: z.string() }).nullable(),
})
export type Invoice = z.infer<typeof invoiceResponse>

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
  seller: z.object({ name: z.string(), address: z.string(), tax_id: text }),
  invoice: invoiceResponse.nullable().describe('Null for a payment without one'),
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
