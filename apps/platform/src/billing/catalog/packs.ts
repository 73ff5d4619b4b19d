import { packNames } from '@search-foundation/content/pack-names'

/** A token pack as `GET /api/v1/product` returns it. `price` is in minor units (cents). */
export interface Pack {
  id: string
  product_id: string
  product_name: string
  product_description: string
  price: number
  price_id: string
  currency: string
  token_quantity: number
  /** Speed level of a key that buys the pack (specification §9: 2 means premium). */
  speed_level: number
}

/**
 * Every price of the payment provider. Only those of `purchasablePriceIds` can be bought; payments for the others, which are retired
 * or internal, are still credited.
 */
export const packs: readonly Pack[] = [
  {
    id: 'pack_standard_1b',
    product_id: 'product_standard',
    product_name: packNames.price_standard_1b,
    product_description: '1 billion tokens for one key, with the standard rate limits.',
    price: 5000,
    price_id: 'price_standard_1b',
    currency: 'usd',
    token_quantity: 1_000_000_000,
    speed_level: 1,
  },
  {
    id: 'pack_premium_11b',
    product_id: 'product_premium',
    product_name: packNames.price_premium_11b,
    product_description: '11 billion tokens for one key, with the premium rate limits.',
    price: 50000,
    price_id: 'price_premium_11b',
    currency: 'usd',
    token_quantity: 11_000_000_000,
    speed_level: 2,
  },
  {
    id: 'pack_standard_1b_2024',
    product_id: 'product_standard',
    product_name: 'Standard pack (2024)',
    product_description: 'Retired price of the standard pack.',
    price: 2000,
    price_id: 'price_standard_1b_2024',
    currency: 'usd',
    token_quantity: 1_000_000_000,
    speed_level: 1,
  },
  {
    id: 'pack_internal_100m',
    product_id: 'product_internal',
    product_name: 'Internal test pack',
    product_description: '100 million tokens for our own tests.',
    price: 100,
    price_id: 'price_internal_100m',
    currency: 'usd',
    token_quantity: 100_000_000,
    speed_level: 1,
  },
]

/** The two price ids that can be bought (specification §9). */
export const purchasablePriceIds: readonly string[] = ['price_standard_1b', 'price_premium_11b']

/** Returns the pack of a price id; undefined for an unknown id. */
export function findPack(priceId: string): Pack | undefined {
  return packs.find(({ price_id }) => price_id === priceId)
}
