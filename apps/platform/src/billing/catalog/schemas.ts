import { z } from 'zod'

import { repeatable } from '../../kernel/http/repeatable.ts'

export const modelsQuery = z.object({
  tag: repeatable(z.string()).describe('May be repeated; a model must have every tag'),
})

export const modelEntry = z.object({
  name: z.string(),
  slug: z.string(),
  rank: z.number().int(),
  summary: z.string(),
  tags: z.array(z.string()),
  release_date: z.string().nullable(),
  deprecated: z.boolean(),
  meta_data: z.object({
    size: z.string(),
    output_dim: z.number().int().nullable(),
    max_tokens: z.number().int(),
    matryoshka_dims: z.array(z.number().int()).readonly(),
    languages: z.number().int().nullable(),
    license: z.string().nullable(),
    tasks: z.array(z.string()).readonly(),
  }),
})

export const modelDetails = modelEntry.extend({ num_replicas: z.number().int().min(1) })

export const productsResponse = z.array(
  z.object({
    id: z.string(),
    product_id: z.string(),
    product_name: z.string(),
    product_description: z.string(),
    price: z.number().int(),
    price_id: z.string(),
    currency: z.string(),
    token_quantity: z.number().int(),
  }),
)
