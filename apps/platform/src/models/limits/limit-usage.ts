import type { Context } from 'hono'

import type { Sql } from '../../kernel/storage/database.ts'
import type { ApiKey } from '../../keys/keys.ts'
import type { Consumption, Wallet } from '../../ledger/wallet.ts'
import { limits, tierOf, type LimitedProduct, type Tier } from './limits.ts'
import { windowSeconds, type FoundKey, type RateLimiter } from './rate-limit.ts'

type LimitedKey = Pick<ApiKey, 'id' | 'speed_level'>

/** What a key has used of the limits of one product. */
export interface LimitUsage {
  /** Which of the product's limits applies to the key. */
  tier: Tier
  /** Calls and tokens of the last minute. */
  requests: number
  tokens: number
  /** When the oldest of these calls leaves the window; null without calls. */
  resets_at: Date | null
}

/** The name under which the calls of a key to a product are counted. */
export const counterOf = (product: LimitedProduct, keyId: string) => `${product}:${keyId}`

/** Counts a call of a key toward its limit for a product; throws 429 above it. */
export const limitKey = (
  limiter: RateLimiter,
  context: Context,
  product: LimitedProduct,
  key: LimitedKey,
  tokens = 0,
): Promise<void> => limiter(context, counterOf(product, key.id), limits[product][tierOf(key)], tokens)

/** Counts a call of a key toward its limit for a product and charges it, in one statement; throws 429 above the limit, `KeyChanged` and `UsageRefused`. */
export const chargeLimitedKey = (
  limiter: RateLimiter,
  context: Context,
  product: LimitedProduct,
  key: LimitedKey & FoundKey,
  usage: Consumption,
): Promise<Wallet> =>
  limiter.charge(context, counterOf(product, key.id), limits[product][tierOf(key)], key, usage)

/** Returns what a key has used of its limits in the minute before `at`, by product. */
export async function readLimitUsage<Product extends LimitedProduct>(
  sql: Sql,
  products: readonly Product[],
  key: LimitedKey,
  at: Date,
): Promise<Record<Product, LimitUsage>> {
  const rows = await sql.query<{ caller: string; requests: number; tokens: number; oldest: number }>(
    `select caller, sum(recent.requests)::bigint as requests, sum(recent.tokens)::bigint as tokens, min(second) as oldest
     from rate_limits, unnest(seconds, rate_limits.requests, rate_limits.tokens) as recent (second, requests, tokens)
     where caller = any($1::text[]) and second > $2
     group by caller`,
    [products.map((product) => counterOf(product, key.id)), Math.floor(at.getTime() / 1000) - windowSeconds],
  )
  const used = new Map(rows.map(({ caller, ...row }) => [caller, row]))
  const tier = tierOf(key)
  const usageOf = (product: Product): LimitUsage => {
    const { requests = 0, tokens = 0, oldest } = used.get(counterOf(product, key.id)) ?? {}
    const resetsAt = oldest === undefined ? null : new Date((oldest + windowSeconds) * 1000)
    return { tier, requests, tokens, resets_at: resetsAt }
  }
  return Object.fromEntries(products.map((product) => [product, usageOf(product)])) as Record<
    Product,
    LimitUsage
  >
}
