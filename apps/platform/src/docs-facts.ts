import { brand } from '@search-foundation/content/brand'
import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import type { Facts } from '@search-foundation/content/fill-facts'
import { modelBySlug } from '@search-foundation/content/models'
import { sampleModels } from '@search-foundation/content/sample-models'

import { packs } from './billing/catalog/packs.ts'
import { limitFacts } from './limit-facts.ts'
import { deepSearchModels } from './models/calls/deep-search-models.ts'
import { limits, type ProductLimits } from './models/limits/limits.ts'

/** Numbers and names that the documentation states, each from the module that applies it. Sizes are in bytes, prices in dollars. */
export const docsFacts = (): Facts => ({
  email: brand.email,
  ...modelFacts(),
  ...limitFacts,
  ...rateLimits(),
  ...packFacts(),
  ...loadFacts(),
})

/** The models of samples, and the size of a vector of 32-bit numbers. */
function modelFacts(): Facts {
  const dimensions = modelBySlug(defaultEmbeddingModel)?.outputDimensions
  if (typeof dimensions !== 'number') throw new Error(`${defaultEmbeddingModel} has no number of dimensions.`)
  return {
    'model.embeddings': defaultEmbeddingModel,
    'model.dimensions': dimensions,
    'model.quarterDimensions': dimensions / 4,
    'model.vectorKilobytes': (dimensions * 4) / 1024,
    'model.deepSearch': deepSearchModels[0],
    ...Object.fromEntries(Object.entries(sampleModels).map(([name, id]) => [`model.${name}`, id])),
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

/** Minutes to embed a million documents of a typical length, for the guide about them. */
function loadFacts(): Record<string, number> {
  const documentTokens = 500
  const tokens = documentTokens * 1_000_000
  const { standard, premium } = limits.embeddings
  return {
    'load.documentTokens': documentTokens,
    'load.tokens': tokens,
    'load.standard.minutes': Math.ceil(tokens / standard.tokens),
    'load.premium.minutes': Math.ceil(tokens / premium.tokens),
  }
}
