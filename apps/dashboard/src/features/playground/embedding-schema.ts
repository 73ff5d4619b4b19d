import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'
import { textsOf } from '../../ground/texts/texts-of.ts'

const fault = messageKeys<'dashboard-playground'>()

/** What the playground sends. */
export const embeddingSchema = v.object({
  texts: v.pipe(v.string(), v.transform(textsOf), v.minLength(1, fault('missing'))),
  model: v.string(),
  dimensions: v.pipe(v.string(), v.transform(Number)),
})

export type EmbeddingOrder = v.InferOutput<typeof embeddingSchema>
