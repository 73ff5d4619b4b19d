import type { Client } from '../client.ts'
import { send, type CallOptions } from '../send.ts'

/** A token pack. `price` is in minor units (cents). */
export interface Product {
  id: string
  product_id: string
  product_name: string
  product_description: string
  price: number
  price_id: string
  currency: string
  token_quantity: number
}

export type TransactionType = 'consume' | 'purchase' | 'trial' | 'transfer_in' | 'transfer_out'

/** One line of a key's history; `quantity` is negative for what left the wallet. */
export interface Transaction {
  id: string
  updated_at: string
  quantity: number
  type: TransactionType
  metadata: { model_name?: string; product_name?: string; order_quantity?: number }
}

export interface TotalConsumption {
  total_tokens: number
  /** First day with use, YYYY-MM-DD in UTC; null without use. */
  since: string | null
  by_day: { date: string; product_name: string; model_name: string; tokens: number }[]
}

/** The two price ids that may be bought (specification §9). */
export const allowedPriceIds = ['price_standard_1b', 'price_premium_11b'] as const

/** The free pack that comes first in every list: 10,000,000 tokens, price 0 (specification §9). */
export const freePack: Product = {
  id: 'free',
  product_id: 'free',
  product_name: 'Free trial',
  product_description: '10 million tokens to try every product.',
  price: 0,
  price_id: 'free',
  currency: 'usd',
  token_quantity: 10_000_000,
}

/** Lists the packs that may be bought, the free one first. Other products of the service are left out. Throws `ApiError`. */
export async function listProducts(
  client: Client,
  { priceIds = allowedPriceIds, ...options }: CallOptions & { priceIds?: readonly string[] } = {},
): Promise<Product[]> {
  const products = await send<Product[]>(client, `${client.hosts.dashboard}/api/v1/product`, options)
  return [freePack, ...products.filter(({ price_id }) => priceIds.includes(price_id))]
}

const billing = (client: Client, path: string) => `${client.hosts.dashboard}/api/v1/billing/${path}`

/** Lists a key's transactions, newest first. Throws `ApiError` 401 for an invalid key. */
export const listTransactions = (client: Client, options: CallOptions = {}): Promise<Transaction[]> =>
  send(client, billing(client, 'transaction'), { ...options, auth: 'key' })

/** Reads a key's newest transaction; undefined when there is none. Throws `ApiError` 401 for an invalid key. */
export async function getLatestTransaction(
  client: Client,
  options: CallOptions = {},
): Promise<Transaction | undefined> {
  const page = await send<{ records: Transaction[] }>(client, billing(client, 'paginated_transaction'), {
    ...options,
    query: { num_records: 1 },
    auth: 'key',
  })
  return page.records[0]
}

/** Reads all tokens that a key has used, and the split by day, product and model. Throws `ApiError` 401 for an invalid key. */
export const getTotalConsumption = (client: Client, options: CallOptions = {}): Promise<TotalConsumption> =>
  send(client, billing(client, 'total_consumption'), { ...options, auth: 'key' })

export interface CheckoutOrder {
  price_id: string
  /** Where the payment page leads after paying; `session_id` is added to its query. */
  success_url: string
  /** Where it leads when the buyer cancels. */
  cancel_url: string
}

/** Opens a checkout for one pack and answers the address of the payment page. Throws `ApiError` 401 for an invalid key, 422 for an unknown price. */
export const createCheckoutSession = (
  client: Client,
  order: CheckoutOrder,
  options: CallOptions = {},
): Promise<{ url: string }> =>
  send(client, `${client.hosts.dashboard}/api/v1/checkout_session`, {
    ...options,
    method: 'POST',
    json: order,
    auth: 'key',
    credentials: 'include',
  })
