import { z } from 'zod'

export const receiptsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(20).describe('Items per page.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'The cursor is not one that this API gave.')
    .optional()
    .describe('`next_cursor` of the page before; none for the first page.'),
})

const text = z.string().nullable()

const buyerAddressResponse = z.object({
  line1: text.describe('Street and number.'),
  line2: text.describe('Second line, such as a floor.'),
  city: text.describe('City.'),
  postal_code: text.describe('Postal code.'),
  state: text.describe('State or region.'),
  country: text.describe('ISO 3166-1: two letters.'),
})
export type BuyerAddress = z.infer<typeof buyerAddressResponse>

const taxIds = z
  .array(
    z.object({
      type: z.string().describe('Kind of the number, such as `eu_vat`.'),
      value: z.string().describe('The number.'),
    }),
  )
  .describe("Such as `{type: 'eu_vat', value: 'DE123456789'}`.")

/** The payment provider's invoice of a payment. */
export const invoiceResponse = z.object({
  id: z.string().describe('Id of the invoice at the payment provider.'),
  number: text.describe('Number that is printed on it; null for a draft.'),
  hosted_invoice_url: text.describe("The provider's page of the invoice"),
  invoice_pdf: text.describe('The invoice as a PDF'),
  tax: z.number().int().describe('Part of the amount, in minor units (cents)'),
  buyer: z
    .object({
      name: text.describe('Name of the person or company; null when it is not known.'),
      address: buyerAddressResponse.nullable().describe('Billing address; null when it is not known.'),
      tax_ids: taxIds,
    })
    .describe('Who the invoice is made out to.'),
  payment_method: z
    .object({
      brand: z.string().describe('Brand of the card, such as `visa`.'),
      last4: z.string().describe('Last four digits.'),
    })
    .nullable()
    .describe('The card that paid; null for another way to pay.'),
})
export type Invoice = z.infer<typeof invoiceResponse>

/** One receipt. */
export const receiptResponse = z.object({
  id: z.string().describe('The payment at the provider'),
  number: z.number().int().describe('Number of the receipt, counted up per seller.'),
  created_at: z.iso.datetime().describe('ISO 8601.'),
  kind: z.enum(['checkout', 'auto_recharge']).describe('Whether a person bought it or auto-recharge.'),
  product_name: z.string().describe('Name of the pack.'),
  order_quantity: z.number().int().describe('Packs'),
  token_quantity: z.number().int().describe('Tokens that were bought in total.'),
  amount: z.number().int().describe('Minor units (cents)'),
  currency: z.string().describe('ISO 4217 in lower case, such as `usd`.'),
  amount_text: z.string().describe('The amount as it is written: 50.00 USD'),
  livemode: z.boolean().describe('Whether money moved; false for a test payment'),
  seller: z
    .object({
      name: z.string().describe('Name of the company.'),
      address: z.string().describe('Postal address, in one text.'),
      tax_id: text.describe('VAT number; null for none.'),
    })
    .describe('Who sold it.'),
  invoice: invoiceResponse.nullable().describe('Null for a payment without one'),
  email: z.string().nullable().describe('Address of the buyer; null when it is not known.'),
  key_id: z.string().describe('Id of the key that got the tokens.'),
  key_name: z.string().nullable().describe('Name of that key; null for none.'),
  key_tail: z.string().describe('Last four characters of that key.'),
})

export const receiptsResponse = z.object({
  records: z.array(receiptResponse).describe('The items of the page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
})

export type ReceiptRecord = z.infer<typeof receiptResponse>

/** What the payment provider has stored for the invoices of a key. Nulls before its first purchase. */
export const billingDetailsResponse = z.object({
  name: text.describe('Name of the person or company.'),
  email: text.describe('Address for invoices.'),
  address: buyerAddressResponse.nullable().describe('Billing address.'),
  tax_ids: taxIds,
  card: z
    .object({
      brand: z.string().describe('Brand of the card, such as `visa`.'),
      last4: z.string().describe('Last four digits.'),
      exp_month: z.number().int().describe('Month in which it expires, 1 to 12.'),
      exp_year: z.number().int().describe('Year in which it expires, with four digits.'),
    })
    .nullable()
    .describe('The card of later charges'),
})
export type BillingDetails = z.infer<typeof billingDetailsResponse>

export const tokenPriceResponse = z.object({
  per_million: z.number().describe('Minor units (cents) per million tokens; may have decimals'),
  currency: z.string().describe('ISO 4217, such as `usd`.'),
  basis: z
    .enum(['paid', 'list'])
    .describe(
      '`paid`: the average of what was bought, before tax; `list`: nothing was bought, so the price on sale',
    ),
})
export type TokenPrice = z.infer<typeof tokenPriceResponse>
