import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'
import { readExamples } from './read-examples.ts'

const fault = messageKeys<'dashboard-classifiers'>()

/** A new classifier: its model, and examples of at least two labels. */
export const trainSchema = v.object({
  model: v.string(),
  examples: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(fault('train.missing')),
    v.check((field) => readExamples(field).invalidLine === undefined, fault('train.invalidLine')),
    v.transform((field) => readExamples(field).examples),
    v.check((examples) => new Set(examples.map(({ label }) => label)).size > 1, fault('train.oneLabel')),
  ),
})

export type Training = v.InferOutput<typeof trainSchema>
