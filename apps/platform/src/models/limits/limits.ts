import type { ApiKey } from '../../keys/keys.ts'
import type { Scope } from '../../keys/scopes.ts'
import type { Limit } from './rate-limit.ts'

/** Kinds of keys by what they may call per minute. */
export type Tier = 'standard' | 'premium'

/** What a product allows per minute. */
export interface ProductLimits extends Record<Tier, Limit> {
  /** Per client address; undefined for a product that needs a key. */
  anonymous?: Limit
}

/** Keys of speed level 2 and above are premium keys (specification §6). */
export const tierOf = ({ speed_level: level }: Pick<ApiKey, 'speed_level'>): Tier =>
  level >= 2 ? 'premium' : 'standard'

const vectors = {
  standard: { requests: 500, tokens: 1_000_000 },
  premium: { requests: 2000, tokens: 5_000_000 },
}

/** Rate limits by product (public API facts, November 2025; for bulk jobs the public API states none). */
export const limits = {
  embeddings: vectors,
  rerank: vectors,
  /** Zero-shot classification. */
  classify: {
    standard: { requests: 200, tokens: 500_000 },
    premium: { requests: 1000, tokens: 3_000_000 },
  },
  /** Training, and classification with a trained classifier. */
  train: {
    standard: { requests: 20, tokens: 200_000 },
    premium: { requests: 60, tokens: 1_000_000 },
  },
  segment: { anonymous: { requests: 20 }, standard: { requests: 200 }, premium: { requests: 1000 } },
  reader: { anonymous: { requests: 20 }, standard: { requests: 500 }, premium: { requests: 5000 } },
  search: { standard: { requests: 100 }, premium: { requests: 1000 } },
  deep_search: { standard: { requests: 50 }, premium: { requests: 500 } },
  /** Jobs started. */
  bulk: { standard: { requests: 20 }, premium: { requests: 60 } },
} as const satisfies Record<Exclude<Scope, 'billing'>, ProductLimits>

/** A product with limits of its own. `train` includes classification with a trained classifier. */
export type LimitedProduct = keyof typeof limits
