import { brand } from '@search-foundation/content/brand'
import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import type { Facts } from '@search-foundation/content/fill-facts'

import { packs } from './billing/catalog/packs.ts'
import { maxKeys } from './keys/account-keys.ts'
import { trialTokens } from './keys/keys.ts'
import { maxFileBytes } from './models/bulk-embeddings/uploads/route-definitions.ts'
import { maxInputs } from './models/compute/embeddings-request.ts'
import { maxRowLength, maxRows } from './models/compute/read-rows.ts'
import { maxDocuments } from './models/compute/rerank-schemas.ts'
import { longestQuestion } from './models/deep-search/chat-request.ts'
import { limits, type ProductLimits } from './models/limits/limits.ts'

/** Numbers and names that the documentation states, each from the module that applies it. Sizes are in bytes, prices in dollars. */
export function docsFacts(): Facts {
  return {
    'trial.tokens': trialTokens,
    'keys.max': maxKeys,
    'embeddings.maxInputs': maxInputs,
    'rerank.maxDocuments': maxDocuments,
    'bulk.maxRows': maxRows,
    'bulk.maxRowLength': maxRowLength,
    'bulk.maxMegabytes': maxFileBytes / 1_000_000,
    'deepSearch.longestQuestion': longestQuestion,
    'model.embeddings': defaultEmbeddingModel,
    email: brand.email,
    ...rateLimits(),
    ...packFacts(),
  }
}

function rateLimits(): Record<string, number> {
  const rows = Object.entries(limits).flatMap(([product, tiers]) =>
    (['anonymous', 'standard', 'premium'] as const).flatMap((tier) => {
      const limit = (tiers as ProductLimits)[tier]
      if (limit === undefined) return []
      const name = `limits.${product}.${tier}`
      return [
        [`${name}.requests`, limit.requests] as const,
        ...(limit.tokens === undefined ? [] : [[`${name}.tokens`, limit.tokens] as const]),
      ]
    }),
  )
  return Object.fromEntries(rows)
}

function packFacts(): Record<string, number> {
  const named = { standard: 'price_standard_1b', premium: 'price_premium_11b' }
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, priceId]) => {
      const pack = packs.find(({ price_id: id }) => id === priceId)
      if (pack === undefined) throw new Error(`There is no pack with the price ${priceId}.`)
      return [
        [`pack.${name}.tokens`, pack.token_quantity],
        [`pack.${name}.dollars`, pack.price / 100],
      ]
    }),
  )
}
