import { z } from 'zod'

import { repeatable } from '../../kernel/http/repeatable.ts'

export const modelsQuery = z.object({
  tag: repeatable(z.string()).describe(
    'Tag of the models to list. If repeated, a model must have every tag.',
  ),
})

export const modelEntry = z.object({
  name: z.string().describe('Public ID, such as `jina-embeddings-v3`.'),
  slug: z.string().describe('Name in URLs.'),
  rank: z.number().int().describe('Position in the catalog, from 1.'),
  summary: z.string().describe('One sentence about the model.'),
  tags: z.array(z.string()).describe('Abilities and uses, such as `multilingual`.'),
  release_date: z.string().nullable().describe('Release date as YYYY-MM-DD; null if unknown.'),
  deprecated: z.boolean().describe('Whether a newer model replaces it.'),
  meta_data: z
    .object({
      size: z.string().describe('Number of parameters as text, such as `570M`.'),
      output_dim: z
        .number()
        .int()
        .nullable()
        .describe("Number of dimensions; null for a model that doesn't return vectors."),
      max_tokens: z.number().int().describe('Maximum input length in tokens.'),
      matryoshka_dims: z
        .array(z.number().int())
        .readonly()
        .describe('Dimensions that vectors can be shortened to; empty for a fixed length.'),
      languages: z.number().int().nullable().describe('Number of supported languages; null if unknown.'),
      license: z.string().nullable().describe("License of the weights; null if they aren't published."),
      tasks: z.array(z.string()).readonly().describe('Accepted values of `task`.'),
    })
    .describe('Figures of the model.'),
})

export const modelDetails = modelEntry.extend({
  num_replicas: z.number().int().min(1).describe('Number of replicas running now.'),
})

export const productsResponse = z.array(
  z.object({
    id: z.string().describe('ID of the pack; `free` for the free pack.'),
    product_id: z.string().describe('ID of the product at the payment provider.'),
    product_name: z.string().describe('Name of the pack, such as `Standard`.'),
    product_description: z.string().describe('One sentence about the pack; empty for the free one.'),
    price: z.number().int().describe('Price of one pack in minor units (cents), without tax.'),
    price_id: z.string().describe('Price ID: the value to pass to createCheckoutSession.'),
    currency: z.string().describe('Currency code in lowercase (ISO 4217), such as `usd`.'),
    token_quantity: z.number().int().describe('Tokens in one pack.'),
  }),
)
