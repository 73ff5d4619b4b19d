import { passages, type Passage } from '@search-foundation/content/passages'

import field from '../../../generated/field.json' with { type: 'json' }

/** A passage with its place in the drawing. */
export type FieldPoint = Passage & { x: number; y: number }

/** Model and engine that placed the passages, and the query lit when the page was built. */
export const fieldModel = { model: field.model, engine: field.engine }
export const builtQuery = field.query

/** Every passage where the embeddings put it. */
export const fieldPoints: readonly FieldPoint[] = passages.map((passage, index) => {
  const [x = 0, y = 0] = field.places[index] ?? []
  return { ...passage, x, y }
})
