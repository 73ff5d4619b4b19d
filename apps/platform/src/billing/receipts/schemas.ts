import { z } from 'zod'

export const receiptsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(20).describe('Items per page.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor is invalid. Use `next_cursor` from the previous page.')
    .optional()
    .describe('`next_cursor` from the previous page; omit it for the first page.'),
})

const text = z.string().nullable()

const buyerAddressResponse = z.object({
  line1: text.describe('Street and number.'),
  line2: text.describe('Second line, such as a floor or suite.'),
  city: text.describe('City.'),
  postal_code: text.describe('Postal code.'),
  state: text.describe('State or region.'),
  country: text.describe('Two-letter country code (ISO 3166-1).'),
})
export type BuyerAddress = z.infer<typeof buyerAddressResponse>

const taxIds = z
  .array(
    z.object({
      type: z.string().describe('Type of the tax ID, such as `eu_vat`.'),
      value: z.string().describe('The tax ID.'),
    }),
  )
  .describe("Tax IDs of the buyer, such as `{type: 'eu_vat', value: 'DE123456789'}`.")

/** The payment provider's invoice of a payment. */
export const invoiceResponse = z.object({
  id: z.string().describe('ID of the invoice at the payment provider.'),
  number: text.describe('Invoice number; null for a draft.'),
  hosted_invoice_url: text.describe("URL of the invoice's page at the payment provider."),
  invoice_pdf: text.describe('URL of the invoice as a PDF.'),
  tax: z.number().int().describe('Tax included in the amount, in minor units (cents).'),
  buyer: z
    .object({
      name: text.describe('Name of the person or company; null if unknown.'),
      address: buyerAddressResponse.nullable().describe('Billing address; null if unknown.'),
      tax_ids: taxIds,
    })
    .describe('Who the invoice is issued to.'),
  payment_method: z
    .object({
      brand: z.string().describe('Brand of the card, such as `visa`.'),
      last4: z.string().describe('Last four digits.'),
    })
    .nullable()
    .describe('The card that paid; null for another payment method.'),
})
export type Invoice = z.infer<typeof invoiceResponse>

/** One receipt. */
export const receiptResponse = z.object({
  id: z.string().describe('ID of the payment at the payment provider.'),
  number: z.number().int().describe('Receipt number, consecutive per seller.'),
  created_at: z.iso.datetime().describe('When the payment was made (ISO 8601).'),
  kind: z.enum(['checkout', 'auto_recharge']).describe('Whether a person or auto-recharge bought the pack.'),
  product_name: z.string().describe('Name of the pack.'),
  order_quantity: z.number().int().describe('Number of packs.'),
  token_quantity: z.number().int().describe('Total tokens bought.'),
  amount: z.number().int().describe('Amount paid, in minor units (cents).'),
  currency: z.string().describe('Currency code in lowercase (ISO 4217), such as `usd`.'),
  amount_text: z.string().describe('The amount as text, such as `50.00 USD`.'),
  livemode: z.boolean().describe('Whether it is a real payment; false for a test payment.'),
  seller: z
    .object({
      name: z.string().describe('Name of the company.'),
      address: z.string().describe('Postal address as one text.'),
      tax_id: text.describe('VAT number; null for none.'),
    })
    .describe('The seller.'),
  invoice: invoiceResponse.nullable().describe('Invoice of the payment; null for none.'),
  email: z.string().nullable().describe("Buyer's email address; null if unknown."),
  key_id: z.string().describe('ID of the key that got the tokens.'),
  key_name: z.string().nullable().describe('Name of that key; null for none.'),
  key_tail: z.string().describe('Last four characters of that key.'),
})

export const receiptsResponse = z.object({
  records: z.array(receiptResponse).describe('Items on this page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
})

export type ReceiptRecord = z.infer<typeof receiptResponse>

/** What the payment provider has stored for the invoices of a key. Nulls before its first purchase. */
export const billingDetailsResponse = z.object({
  name: text.describe('Name of the person or company.'),
  email: text.describe('Email address for invoices.'),
  address: buyerAddressResponse.nullable().describe('Billing address.'),
  tax_ids: taxIds,
  card: z
    .object({
      brand: z.string().describe('Brand of the card, such as `visa`.'),
      last4: z.string().describe('Last four digits.'),
      exp_month: z.number().int().describe('Expiry month, 1 to 12.'),
      exp_year: z.number().int().describe('Expiry year, four digits.'),
    })
    .nullable()
    .describe('The card for future charges; null if none is saved.'),
})
export type BillingDetails = z.infer<typeof billingDetailsResponse>

export const tokenPriceResponse = z.object({
  per_million: z.number().describe('Price of a million tokens in minor units (cents); may have decimals.'),
  currency: z.string().describe('ISO 4217, such as `usd`.'),
  basis: z
    .enum(['paid', 'list'])
    .describe(
      '`paid`: the average of the packs bought, before tax. `list`: nothing was bought, so it is the list price.',
    ),
})
export type TokenPrice = z.infer<typeof tokenPriceResponse>
