import type { Client } from '../core/client.ts'
import { asPage, pages, type Items, type Page, type PageOptions } from '../core/pages.ts'
import { queryString, type Query } from '../core/query.ts'
import { asBlob, byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { botCheckForm, type BotCheck } from './bot-check.ts'

/** A token pack. `price` is in minor units (cents). */
export interface Product {
  /** Id of the pack; `free` for the free one. */
  id: string
  /** Id of the product at the payment provider. */
  product_id: string
  /** Name of the pack, such as `Standard`. */
  product_name: string
  /** One sentence about the pack; empty for the free one. */
  product_description: string
  /** Price of one pack in minor units (cents), without tax. */
  price: number
  /** Id to buy it by, as in `CheckoutOrder`. */
  price_id: string
  /** ISO 4217 in lower case, such as `usd`. */
  currency: string
  /** Tokens in one pack. */
  token_quantity: number
}

/** Kinds of transactions. */
export type TransactionType = 'consume' | 'purchase' | 'trial' | 'transfer_in' | 'transfer_out'

/** One credit or debit of a key's wallet. `quantity` is in tokens, negative for debits. */
export interface Transaction {
  /** Id of the transaction. */
  id: string
  /** When it was booked (ISO 8601). */
  updated_at: string
  /** Tokens, negative for debits. */
  quantity: number
  /** Why tokens were credited or debited. */
  type: TransactionType
  /** Id of the key. */
  key_id?: string
  /** Last four characters of the key. */
  key_tail?: string
  /** Id of the request that was charged; null for none. */
  request_id?: string | null
  /** What the tokens were used or bought for. */
  metadata: {
    /** Model that was used. */
    model_name?: string
    /** Product that was used, or the pack that was bought. */
    product_name?: string
    /** Number of packs that were bought. */
    order_quantity?: number
  }
}

/** What a key has used. */
export interface TotalConsumption {
  /** Tokens that the key has used since its creation. */
  total_tokens: number
  /** First day with usage, YYYY-MM-DD in UTC; null without any. */
  since: string | null
  /** Usage per day, product and model. Days without usage are left out. */
  by_day: {
    /** YYYY-MM-DD in UTC. */
    date: string
    /** Name of the product. */
    product_name: string
    /** Id of the model. */
    model_name: string
    /** Tokens that were charged. */
    tokens: number
    /** Those of them that were bought; the others were free. */
    paid_tokens: number
  }[]
}

/** The two price ids on sale. */
export const allowedPriceIds = ['price_standard_1b', 'price_premium_11b'] as const

/** The free pack, first in every list: 10,000,000 tokens, price 0. */
export const freePack: Product = {
  id: 'free',
  price_id: 'free',
  product_id: 'free',
  product_name: 'Free',
  product_description: '',
  price: 0,
  currency: 'usd',
  token_quantity: 10_000_000,
}

/** Which packs to list. */
export interface ProductFilter {
  /** Price ids to list; those of `allowedPriceIds` by default. */
  priceIds?: readonly string[]
}

/** Lists the packs on sale, the free one first. Other products of the service are omitted. Throws `ApiError`. */
export const listProducts = (
  client: Client,
  { priceIds = allowedPriceIds, ...options }: CallOptions & ProductFilter = {},
): Call<Product[]> =>
  send(client, `${client.hosts.dashboard}/api/v1/product`, options, {
    map: (products: Product[]) => [
      freePack,
      ...products.filter((product) => priceIds.includes(product.price_id)),
    ],
  })

/** Filters of a transaction history. Days are YYYY-MM-DD in UTC, both included. */
export interface TransactionFilter {
  /** One type or several. */
  type?: TransactionType | readonly TransactionType[]
  /** Id of a model. */
  model?: string
  /** Name of a product. */
  product?: string
  /** Id of the request that was charged. */
  requestId?: string
  /** First day. */
  from?: string
  /** Last day. */
  to?: string
}

/** Returns the address of a billing call. */
export const billing = (client: Client, path: string) => `${client.hosts.dashboard}/api/v1/billing/${path}`

/** Returns the address of a transaction history, with the filter of `options` and the parameters of `query`. */
export const historyUrl = (
  client: Client,
  path: string,
  options: TransactionFilter,
  query: Query,
): string => {
  const { type, model, product, requestId, from, to } = options
  const filter = { type, model, product, request_id: requestId, from, to }
  return billing(client, path) + queryString({ ...filter, ...query })
}

/** Lists a key's transactions, the newest 1,000 at most, newest first. Throws `ApiError` 401 for an invalid key. */
export const listTransactions = (client: Client, options: CallOptions = {}): Call<Transaction[]> =>
  send(client, billing(client, 'transaction'), { ...options, auth: byKey })

/** Lists one page of a key's transactions, newest first; 20 per page by default. Throws `ApiError` 401 for an invalid key, 422. */
export const listTransactionPage = (
  client: Client,
  options: CallOptions & TransactionFilter & PageOptions = {},
): Call<Page<Transaction>> => {
  const { pageSize, cursor } = options
  const url = historyUrl(client, 'paginated_transaction', options, { num_records: pageSize, cursor })
  return send(client, url, { ...options, auth: byKey }, asPage<Transaction>())
}

/**
 * Iterates over a key's transactions, newest first, in pages of `pageSize` (100 by default).
 * Throws `ApiError` 401 for an invalid key, 422.
 *
 * @example
 * ```ts
 * for await (const { quantity, type } of eachTransaction(client, { type: 'consume', from: '2026-01-01' })) console.log(type, quantity)
 * ```
 */
export const eachTransaction = (
  client: Client,
  options: CallOptions & TransactionFilter & Pick<PageOptions, 'pageSize'> = {},
): Items<Transaction> => pages(client, options, (page) => listTransactionPage(client, page))

/** Downloads all transactions of a key that match the filter as CSV. Throws `ApiError` 401 for an invalid key, 422. */
export const downloadTransactionsCsv = (
  client: Client,
  options: CallOptions & TransactionFilter = {},
): Call<Blob> =>
  send(
    client,
    historyUrl(client, 'transaction', options, { format: 'csv' }),
    { ...options, auth: byKey },
    asBlob,
  )

/** Returns a key's newest transaction; null when there is none. Throws `ApiError` 401 for an invalid key. */
export const getLatestTransaction = (client: Client, options: CallOptions = {}): Call<Transaction | null> =>
  send(
    client,
    billing(client, 'paginated_transaction?num_records=1'),
    { ...options, auth: byKey },
    { map: ({ records }: Page<Transaction>) => records[0] ?? null },
  )

/** Returns the tokens that a key has used, in total and by day, product and model. Throws `ApiError` 401 for an invalid key. */
export const getTotalConsumption = (client: Client, options: CallOptions = {}): Call<TotalConsumption> =>
  send(client, billing(client, 'total_consumption'), { ...options, auth: byKey })

/** Returns the number of tickets of a key. Throws `ApiError` 401 for an invalid key. */
export const getTicketsQuantity = (client: Client, options: CallOptions = {}): Call<number> =>
  send(
    client,
    client.hosts.tickets ?? `${client.hosts.main}/tickets`,
    { ...options, auth: byKey },
    { map: ({ totalQuantity }: { totalQuantity: number }) => totalQuantity },
  )

/**
 * Transfers all paid tokens of the calling key to `receiverKey`; trial tokens remain. With `revokeSender` the calling key is revoked.
 * Throws `ApiError` 400 when the bot check fails or there is nothing to transfer, 401 for an invalid key, 404 for an unknown receiver.
 */
export const transferBalance = (
  client: Client,
  { botCheck, receiverKey, revokeSender, amount, ...options }: BotCheck & CallOptions & TransferOrder,
): Call<TransferResponse> =>
  send(
    client,
    billing(
      client,
      `transfer_balance?${new URLSearchParams({ receiver_key: receiverKey, ...(revokeSender && { revoke_sender_key: 'true' }), ...(amount !== undefined && { amount: String(amount) }) })}`,
    ),
    { ...options, ...botCheckForm(botCheck), method: 'POST', auth: byKey, secret: receiverKey },
  )

/** A transfer of tokens between keys. */
export interface TransferOrder {
  /** Key that receives the tokens. */
  receiverKey: string
  /** Revoke the calling key afterwards. Only with all paid tokens. */
  revokeSender?: boolean
  /** Tokens to transfer, 1 or more; all paid tokens by default. */
  amount?: number | undefined
}

/** What was transferred. */
export interface TransferResponse {
  /** Number of transferred tokens. */
  transferred: number
  /** Whether the calling key was revoked. */
  revoked: boolean
}

/** A pack to buy. */
export interface CheckoutOrder {
  /** `price_id` of the pack, from `listProducts`. */
  price_id: string
  /** Number of packs; 1 by default. */
  quantity?: number
  /** Address to return to after the payment; `session_id` is added to its query. */
  success_url: string
  /** Address to return to when the buyer cancels. */
  cancel_url: string
}

/** A visit of the payment provider's customer portal. */
export interface PortalVisit {
  /** Address to return to, on one of our own sites. */
  return_url: string
  /** BCP 47; by default the language of the browser. */
  locale?: string
}

/** A page of the payment provider to send the buyer to. */
export interface HostedPage {
  /** Its address, for one visit. */
  url: string
}

/** The postal address of a buyer. */
export interface BuyerAddress {
  /** Street and number. */
  line1: string | null
  /** Second line, such as a floor. */
  line2: string | null
  /** City. */
  city: string | null
  /** Postal code. */
  postal_code: string | null
  /** State or region. */
  state: string | null
  /** ISO 3166-1: two letters. */
  country: string | null
}

/** A tax number, such as `{type: 'eu_vat', value: 'DE123456789'}`. */
export interface TaxId {
  /** Kind of the number, such as `eu_vat`. */
  type: string
  /** The number. */
  value: string
}

/** What the payment provider has stored for the invoices of a key. Nulls before its first purchase. */
export interface BillingDetails {
  /** Name of the person or company. */
  name: string | null
  /** Address for invoices. */
  email: string | null
  /** Billing address. */
  address: BuyerAddress | null
  /** Tax numbers of the buyer. */
  tax_ids: TaxId[]
  /** The card of later charges. */
  card: {
    /** Brand of the card, such as `visa`. */
    brand: string
    /** Last four digits. */
    last4: string
    /** Month in which it expires, 1 to 12. */
    exp_month: number
    /** Year in which it expires, with four digits. */
    exp_year: number
  } | null
}

/** What a million tokens cost. */
export interface TokenPrice {
  /** Minor units (cents); may have decimals. */
  per_million: number
  /** ISO 4217, such as `usd`. */
  currency: string
  /** `paid`: the average of the packs that were bought, before tax. `list`: nothing was bought, so it is the price on sale. */
  basis: 'paid' | 'list'
}

/** Returns name, address, tax ids and card that the payment provider has stored for a key. Throws `ApiError` 401 for an invalid key. */
export const getBillingDetails = (client: Client, options: CallOptions = {}): Call<BillingDetails> =>
  send(client, billing(client, 'details'), { ...options, auth: byKey })

/** Returns what a key paid for a million tokens, or the list price. Throws `ApiError` 401 for an invalid key. */
export const getTokenPrice = (client: Client, options: CallOptions = {}): Call<TokenPrice> =>
  send(client, billing(client, 'token_price'), { ...options, auth: byKey })

/** Sends a call of our own pages about purchases: the service checks which site it comes from. */
const sendPurchase = (client: Client, path: string, body: unknown, options: CallOptions) =>
  send<HostedPage>(client, `${client.hosts.dashboard}/api/v1/${path}`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(body),
    auth: byKey,
    fetchOptions: { ...client.fetchOptions, ...options.fetchOptions, credentials: 'include' },
  })

/**
 * Creates a checkout session for a pack and returns the address of its payment page. Throws `ApiError` 401 for an invalid key, 422 for an unknown price.
 *
 * @see {@link https://search-foundation.example/docs/billing}
 */
export const createCheckoutSession = (
  client: Client,
  order: CheckoutOrder,
  options: CallOptions = {},
): Call<HostedPage> => sendPurchase(client, 'checkout_session', order, options)

/**
 * Opens the payment provider's portal of a key and returns its address, which is good for one visit: there the buyer changes cards,
 * billing address and tax ids, and finds all invoices. Throws `ApiError` 401 for an invalid key, 422 for a return address elsewhere.
 */
export const createBillingPortalSession = (
  client: Client,
  visit: PortalVisit,
  options: CallOptions = {},
): Call<HostedPage> => sendPurchase(client, 'billing_portal_session', visit, options)
