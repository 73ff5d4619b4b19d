import { passages, type Passage } from '@search-foundation/content/passages'

import field from '../../../generated/field.json'

/** A passage with its place in the drawing. */
export type FieldPoint = Passage & { x: number; y: number }

/** Model and engine that placed the passages. */
export const fieldModel = { model: field.model, engine: field.engine }

/** The query lit when the page was built, in a language; English where there is none. */
export function builtQuery(locale: string): {
  text: string
  hits: readonly { index: number; score: number }[]
} {
  return locale === 'de' ? field.queries.de : field.queries['en-US']
}

/** Every passage where the embeddings put it. */
export const fieldPoints: readonly FieldPoint[] = passages.map((passage, index) => {
  const [x = 0, y = 0] = field.places[index] ?? []
  return { ...passage, x, y }
})
