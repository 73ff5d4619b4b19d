import type { Client } from '../../core/client.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import { pathSegment } from '../../core/segment.ts'
import type { BuyerAddress, TaxId } from '../billing.ts'
import { downloadAccount, getAccount } from './send-account.ts'

/** The payment provider's invoice of a payment. */
export interface Invoice {
  /** Id of the invoice at the payment provider. */
  id: string
  /** Number that is printed on it; null for a draft. */
  number: string | null
  /** The provider's page of the invoice. */
  hosted_invoice_url: string | null
  /** The invoice as a PDF. */
  invoice_pdf: string | null
  /** Part of the amount, in minor units (cents). */
  tax: number
  /** Who the invoice is made out to. */
  buyer: {
    /** Name of the person or company; null when it is not known. */
    name: string | null
    /** Billing address; null when it is not known. */
    address: BuyerAddress | null
    /** Tax numbers of the buyer. */
    tax_ids: TaxId[]
  }
  /** The card that paid; null for another way to pay. */
  payment_method: {
    /** Brand of the card, such as `visa`. */
    brand: string
    /** Last four digits. */
    last4: string
  } | null
}

/** Receipt of one payment. */
export interface Receipt {
  /** Id of the payment at the payment provider. */
  id: string
  /** Number of the receipt, counted up per seller. */
  number: number
  /** ISO 8601. */
  created_at: string
  /** Whether a person bought it or auto-recharge. */
  kind: 'checkout' | 'auto_recharge'
  /** Name of the pack. */
  product_name: string
  /** Number of packs. */
  order_quantity: number
  /** Tokens that were bought in total. */
  token_quantity: number
  /** Minor units (cents). */
  amount: number
  /** ISO 4217 in lower case, such as `usd`. */
  currency: string
  /** The amount as text, such as `50.00 USD`. */
  amount_text: string
  /** Whether money moved; `false` for a test payment. */
  livemode: boolean
  /** Who sold it. */
  seller: {
    /** Name of the company. */
    name: string
    /** Postal address, in one text. */
    address: string
    /** VAT number; null for none. */
    tax_id: string | null
  }
  /** Null for a payment without one. The links of `getReceipt` work now; those of a list may have ended after some weeks. */
  invoice: Invoice | null
  /** Address of the buyer; null when it is not known. */
  email: string | null
  /** Id of the key that got the tokens. */
  key_id: string
  /** Name of that key; null for none. */
  key_name: string | null
  /** Last four characters of that key. */
  key_tail: string
}

const path = '/receipts'
const receiptPath = (id: string) => `${path}/${pathSegment(id)}`

/**
 * Lists one page of the receipts of all of the user's keys, newest first; 20 per page by default. Throws `ApiError` 401, 422.
 *
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

/** Downloads one receipt as an HTML page for printing, in the language `lang` (BCP 47) or that of the browser. Throws `ApiError` 401, 404. */
export const downloadReceiptPage = (
  client: Client,
  id: string,
  {
    lang,
    ...options
  }: CallOptions & {
    /** Language of the page (BCP 47); that of the browser by default. */
    lang?: string
  } = {},
): Call<Blob> => downloadAccount(client, `${receiptPath(id)}.html`, options, { lang })
