import type { Client } from '../../core/client.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import { pathSegment } from '../../core/segment.ts'
import { downloadAccount, getAccount } from './send-account.ts'

/** The payment provider's invoice of a payment. */
export interface Invoice {
  id: string
  number: string | null
  /** The provider's page of the invoice. */
  hosted_invoice_url: string | null
  /** The invoice as a PDF. */
  invoice_pdf: string | null
  /** Part of the amount, in minor units (cents). */
  tax: number
  buyer: {
    name: string | null
    address: {
      line1: string | null
      line2: string | null
      city: string | null
      postal_code: string | null
      state: string | null
      /** ISO 3166-1: two letters. */
      country: string | null
    } | null
    /** Such as `{type: 'eu_vat', value: 'DE123456789'}`. */
    tax_ids: { type: string; value: string }[]
  }
  /** The card that paid; null for another way to pay. */
  payment_method: { brand: string; last4: string } | null
}

/** Receipt of one payment. */
export interface Receipt {
  /** Id of the payment at the payment provider. */
  id: string
  number: number
  /** ISO 8601. */
  created_at: string
  kind: 'checkout' | 'auto_recharge'
  product_name: string
  /** Number of packs. */
  order_quantity: number
  token_quantity: number
  /** Minor units (cents). */
  amount: number
  currency: string
  /** The amount as text, such as `50.00 USD`. */
  amount_text: string
  /** Whether money moved; `false` for a test payment. */
  livemode: boolean
  seller: { name: string; address: string; tax_id: string | null }
  /** Null for a payment without one. The links of `getReceipt` work now; those of a list may have ended after some weeks. */
  invoice: Invoice | null
  email: string | null
  key_id: string
  key_name: string | null
  key_tail: string
}

const path = '/receipts'
const receiptPath = (id: string) => `${path}/${pathSegment(id)}`

/** Lists one page of the receipts of all of the user's keys, newest first; 20 per page by default. Throws `ApiError` 401, 422. */
export const listReceipts = (
  client: Client,
  { pageSize, cursor, ...options }: CallOptions & PageOptions = {},
): Call<Page<Receipt>> => getAccount(client, path, options, { limit: pageSize, cursor })

/** Iterates over all receipts, newest first. Throws `ApiError` 401. */
export const eachReceipt = (
  client: Client,
  options: CallOptions & { pageSize?: number } = {},
): Items<Receipt> => pages(client, options, (page) => listReceipts(client, page))

/** Returns one receipt. Throws `ApiError` 401, 404. */
export const getReceipt = (client: Client, id: string, options: CallOptions = {}): Call<Receipt> =>
  getAccount(client, receiptPath(id), options)

/** Downloads one receipt as an HTML page for printing, in the language `lang` (BCP 47) or that of the browser. Throws `ApiError` 401, 404. */
export const downloadReceiptPage = (
  client: Client,
  id: string,
  { lang, ...options }: CallOptions & { lang?: string } = {},
): Call<Blob> => downloadAccount(client, `${receiptPath(id)}.html`, options, { lang })
