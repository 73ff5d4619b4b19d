import type { Client } from '../../core/client.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import { pathSegment } from '../../core/segment.ts'
import type { BuyerAddress, TaxId } from '../billing.ts'
import { downloadAccount, getAccount } from './send-account.ts'

/** The payment provider's invoice of a payment. */
export interface Invoice {
  /** ID of the invoice at the payment provider. */
  id: string
  /** Invoice number; null for a draft. */
  number: string | null
  /** URL of the invoice's page at the payment provider. */
  hosted_invoice_url: string | null
  /** URL of the invoice as a PDF. */
  invoice_pdf: string | null
  /** Tax included in the amount, in minor units (cents). */
  tax: number
  /** Who the invoice is issued to. */
  buyer: {
    /** Name of the person or company; null if unknown. */
    name: string | null
    /** Billing address; null if unknown. */
    address: BuyerAddress | null
    /** Tax IDs of the buyer. */
    tax_ids: TaxId[]
  }
  /** The card that paid; null for another payment method. */
  payment_method: {
    /** Brand of the card, such as `visa`. */
    brand: string
    /** Last four digits. */
    last4: string
  } | null
}

/** Receipt of one payment. */
export interface Receipt {
  /** ID of the payment at the payment provider. */
  id: string
  /** Receipt number, consecutive per seller. */
  number: number
  /** When the payment was made (ISO 8601). */
  created_at: string
  /** Whether a person or auto-recharge bought the pack. */
  kind: 'checkout' | 'auto_recharge'
  /** Name of the pack. */
  product_name: string
  /** Number of packs. */
  order_quantity: number
  /** Total tokens bought. */
  token_quantity: number
  /** Amount paid, in minor units (cents). */
  amount: number
  /** Currency code in lowercase (ISO 4217), such as `usd`. */
  currency: string
  /** The amount as text, such as `50.00 USD`. */
  amount_text: string
  /** Whether it is a real payment; false for a test payment. */
  livemode: boolean
  /** The seller. */
  seller: {
    /** Name of the company. */
    name: string
    /** Postal address as one text. */
    address: string
    /** VAT number; null for none. */
    tax_id: string | null
  }
  /** Invoice of the payment; null for none. Links from `getReceipt` are current; links in a list may have expired after some weeks. */
  invoice: Invoice | null
  /** Buyer's email address; null if unknown. */
  email: string | null
  /** ID of the key that got the tokens. */
  key_id: string
  /** Name of that key; null for none. */
  key_name: string | null
  /** Last four characters of that key. */
  key_tail: string
}

const path = '/receipts'
const receiptPath = (id: string) => `${path}/${pathSegment(id)}`

/**
 * Lists one page of the receipts for all of the user's keys, newest first; 20 per page by default. Throws `ApiError` 401, 422.
 * @see {@link https://search-foundation.example/docs/billing}
 */
export const listReceipts = (
  client: Client,
  { pageSize, cursor, ...options }: CallOptions & PageOptions = {},
): Call<Page<Receipt>> => getAccount(client, path, options, { limit: pageSize, cursor })

/** Iterates over all receipts, newest first. Throws `ApiError` 401. */
export const eachReceipt = (
  client: Client,
  options: CallOptions & Pick<PageOptions, 'pageSize'> = {},
): Items<Receipt> => pages(client, options, (page) => listReceipts(client, page))

/** Returns one receipt. Throws `ApiError` 401, 404. */
export const getReceipt = (client: Client, id: string, options: CallOptions = {}): Call<Receipt> =>
  getAccount(client, receiptPath(id), options)

/**
 * Downloads one receipt as an HTML page for printing, in the language `lang` (BCP 47) or the browser's language. Throws `ApiError` 401,
 * 404.
 */
export const downloadReceiptPage = (
  client: Client,
  id: string,
  {
    lang,
    ...options
  }: CallOptions & {
    /** Language of the page (BCP 47); the browser's language by default. */
    lang?: string
  } = {},
): Call<Blob> => downloadAccount(client, `${receiptPath(id)}.html`, options, { lang })
