import { z } from 'zod'

import { repeatable } from '../../kernel/http/repeatable.ts'

export const modelsQuery = z.object({
  tag: repeatable(z.string()).describe('May be repeated; a model must have every tag'),
})

export const modelEntry = z.object({
  name: z.string().describe('Public id, such as `jina-embeddings-v3`.'),
  slug: z.string().describe('Name in addresses.'),
  rank: z.number().int().describe('Position in the catalogue, from 1.'),
  summary: z.string().describe('One sentence about the model.'),
  tags: z.array(z.string()).describe('What it can do and is made for, such as `multilingual`.'),
  release_date: z.string().nullable().describe('YYYY-MM-DD; null when it is not known.'),
  deprecated: z.boolean().describe('Whether a newer model replaces it.'),
  meta_data: z
    .object({
      size: z.string().describe('Number of parameters as text, such as `570M`.'),
      output_dim: z
        .number()
        .int()
        .nullable()
        .describe('Length of the vectors; null for a model without vectors.'),
      max_tokens: z.number().int().describe('Longest input in tokens.'),
      matryoshka_dims: z
        .array(z.number().int())
        .readonly()
        .describe('Lengths to which the vectors can be shortened; empty for a fixed length.'),
      languages: z.number().int().nullable().describe('Number of languages; null when it is not known.'),
      license: z.string().nullable().describe('License of its weights; null when they are not published.'),
      tasks: z.array(z.string()).readonly().describe('Values of `task` that it takes.'),
    })
    .describe('Its figures.'),
})

export const modelDetails = modelEntry.extend({
  num_replicas: z.number().int().min(1).describe('Number of replicas that are running now.'),
})

export const productsResponse = z.array(
  z.object({
    id: z.string().describe('Id of the pack; `free` for the free one.'),
    product_id: z.string().describe('Id of the product at the payment provider.'),
    product_name: z.string().describe('Name of the pack, such as `Standard`.'),
    product_description: z.string().describe('One sentence about the pack; empty for the free one.'),
    price: z.number().int().describe('Price of one pack in minor units (cents), without tax.'),
    price_id: z.string().describe('Id to buy it by, as in `CheckoutOrder`.'),
    currency: z.string().describe('ISO 4217 in lower case, such as `usd`.'),
    token_quantity: z.number().int().describe('Tokens in one pack.'),
  }),
)
