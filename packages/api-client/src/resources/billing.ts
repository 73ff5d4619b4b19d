import type { Client } from '../core/client.ts'
import { asPage, pages, type Items, type Page, type PageOptions } from '../core/pages.ts'
import { queryString, type Query } from '../core/query.ts'
import { asBlob, byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { botCheckForm, type BotCheck } from './bot-check.ts'

/** A token pack. `price` is in minor units (cents). */
export interface Product {
  /** ID of the pack; `free` for the free pack. */
  id: string
  /** ID of the product at the payment provider. */
  product_id: string
  /** Name of the pack, such as `Standard`. */
  product_name: string
  /** One sentence about the pack; empty for the free one. */
  product_description: string
  /** Price of one pack in minor units (cents), without tax. */
  price: number
  /** Price ID: the value to pass to createCheckoutSession. */
  price_id: string
  /** Currency code in lowercase (ISO 4217), such as `usd`. */
  currency: string
  /** Tokens in one pack. */
  token_quantity: number
}

/** Kinds of transactions. */
export type TransactionType = 'consume' | 'purchase' | 'trial' | 'transfer_in' | 'transfer_out'

/** One credit or debit of a key's wallet. `quantity` is in tokens, negative for debits. */
export interface Transaction {
  /** ID of the transaction. */
  id: string
  /** When it was booked (ISO 8601). */
  updated_at: string
  /** Tokens; negative for debits. */
  quantity: number
  /** Why tokens were credited or debited. */
  type: TransactionType
  /** ID of the key. */
  key_id?: string
  /** Last four characters of the key. */
  key_tail?: string
  /** ID of the charged request; null for none. */
  request_id?: string | null
  /** What the tokens were used or bought for. */
  metadata: {
    /** ID of the model used. */
    model_name?: string
    /** Product used, or pack bought. */
    product_name?: string
    /** Number of packs bought. */
    order_quantity?: number
  }
}

/** What a key has used. */
export interface TotalConsumption {
  /** Tokens that the key has used since it was created. */
  total_tokens: number
  /** First day with usage, as YYYY-MM-DD in UTC; null if there is none. */
  since: string | null
  /** Usage per day, product and model. Days without usage are left out. */
  by_day: {
    /** Day as YYYY-MM-DD in UTC. */
    date: string
    /** Name of the product. */
    product_name: string
    /** ID of the model. */
    model_name: string
    /** Tokens charged. */
    tokens: number
    /** Paid tokens among them; the others were free. */
    paid_tokens: number
  }[]
}

/** The two price IDs on sale. */
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
  /** Price IDs to list; `allowedPriceIds` by default. */
  priceIds?: readonly string[]
}

/** Lists the packs on sale, the free one first. Other packs are omitted. Throws `ApiError`. */
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
  /** ID of a model. */
  model?: string
  /** Name of a product. */
  product?: string
  /** ID of the charged request. */
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

/** Lists a key's newest transactions, at most 1,000, newest first. Throws `ApiError` 401 for an invalid key. */
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
 * const filter = { type: 'consume', from: '2026-01-01' } as const
 * for await (const { quantity, type } of eachTransaction(client, filter))
 *   console.log(type, quantity)
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
  /** API key that receives the tokens. */
  receiverKey: string
  /** Revoke the calling key afterwards. Requires transferring all paid tokens. */
  revokeSender?: boolean
  /** Tokens to transfer, 1 or more; all paid tokens by default. */
  amount?: number | undefined
}

/** What was transferred. */
export interface TransferResponse {
  /** Number of tokens transferred. */
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
  /** URL to return to after the payment; `session_id` is added to its query. */
  success_url: string
  /** URL to return to if the buyer cancels. */
  cancel_url: string
}

/** A visit to the payment provider's customer portal. */
export interface PortalVisit {
  /** URL to return to, on one of our own sites. */
  return_url: string
  /** Language of the portal (BCP 47); the browser's language by default. */
  locale?: string
}

/** A page of the payment provider to send the buyer to. */
export interface HostedPage {
  /** URL of the page; it is good for one visit. */
  url: string
}

/** The postal address of a buyer. */
export interface BuyerAddress {
  /** Street and number. */
  line1: string | null
  /** Second line, such as a floor or suite. */
  line2: string | null
  /** City. */
  city: string | null
  /** Postal code. */
  postal_code: string | null
  /** State or region. */
  state: string | null
  /** Two-letter country code (ISO 3166-1). */
  country: string | null
}

/** A tax ID, such as `{type: 'eu_vat', value: 'DE123456789'}`. */
export interface TaxId {
  /** Type of the tax ID, such as `eu_vat`. */
  type: string
  /** The tax ID. */
  value: string
}

/** What the payment provider stores for a key's invoices. Fields are null before the first purchase. */
export interface BillingDetails {
  /** Name of the person or company. */
  name: string | null
  /** Email address for invoices. */
  email: string | null
  /** Billing address. */
  address: BuyerAddress | null
  /** Tax IDs of the buyer. */
  tax_ids: TaxId[]
  /** The card for future charges; null if none is saved. */
  card: {
    /** Brand of the card, such as `visa`. */
    brand: string
    /** Last four digits. */
    last4: string
    /** Expiry month, 1 to 12. */
    exp_month: number
    /** Expiry year, four digits. */
    exp_year: number
  } | null
}

/** The price of a million tokens. */
export interface TokenPrice {
  /** Price of a million tokens in minor units (cents); may have decimals. */
  per_million: number
  /** ISO 4217, such as `usd`. */
  currency: string
  /** `paid`: the average of the packs bought, before tax. `list`: nothing was bought, so it is the list price. */
  basis: 'paid' | 'list'
}

/**
 * Returns the name, billing address, tax IDs, and card that the payment provider stores for a key. Throws `ApiError` 401 for an invalid
 * key.
 */
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
 * Creates a checkout session for a pack and returns the URL of its payment page. Throws `ApiError` 401 for an invalid key, 422 for an
 * unknown price.
 * @see {@link https://search-foundation.example/docs/billing}
 */
export const createCheckoutSession = (
  client: Client,
  order: CheckoutOrder,
  options: CallOptions = {},
): Call<HostedPage> => sendPurchase(client, 'checkout_session', order, options)

/**
 * Opens the payment provider's portal for a key and returns its URL, which is good for one visit. There, the buyer changes cards, billing
 * address, and tax IDs, and finds all invoices. Throws `ApiError` 401 for an invalid key, 422 for a return URL on another site.
 */
export const createBillingPortalSession = (
  client: Client,
  visit: PortalVisit,
  options: CallOptions = {},
): Call<HostedPage> => sendPurchase(client, 'billing_portal_session', visit, options)
