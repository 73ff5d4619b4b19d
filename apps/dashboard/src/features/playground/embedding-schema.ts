import * as v from 'valibot'

import { textsOf } from './compare.ts'

/** What the playground sends. The messages of the checks are keys of the namespace `dashboard`. */
export const embeddingSchema = v.object({
  texts: v.pipe(v.string(), v.transform(textsOf), v.minLength(1, 'playground.missing')),
  model: v.string(),
  dimensions: v.pipe(v.string(), v.transform(Number)),
})

export type EmbeddingOrder = v.InferOutput<typeof embeddingSchema>
