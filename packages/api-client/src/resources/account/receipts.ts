import type { Client } from '../../core/client.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import { pathSegment } from '../../core/segment.ts'
import { downloadAccount, getAccount } from './send-account.ts'

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
