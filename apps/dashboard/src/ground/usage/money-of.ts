import type { TokenPrice } from '@search-foundation/api-client'

const million = 1_000_000

/** Returns what tokens cost at a price, in minor units (cents), rounded to whole ones. */
export const moneyOf = (tokens: number, { per_million: rate }: Pick<TokenPrice, 'per_million'>): number =>
  Math.round((tokens / million) * rate)
