import type { Client } from '../core/client.ts'
import { send, type Call, type CallOptions } from '../core/request.ts'

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
