import { passages, type Passage } from '@search-foundation/content/passages'

import field from '../../../generated/field.json'

/** A passage with its coordinates in the drawing. */
export type FieldPoint = Passage & { x: number; y: number }

/** Model and engine whose embeddings place the passages. */
export const fieldModel = { model: field.model, engine: field.engine }

/** A query and the passages it lit when the page was built. */
interface BuiltQuery {
  text: string
  hits: readonly { index: number; score: number }[]
}

const queries: Readonly<Record<string, BuiltQuery>> = field.queries

/** Returns the query that is lit in the HTML of a language; the English one for a language without its own. */
export const builtQuery = (locale: string): BuiltQuery => queries[locale] ?? field.queries['en-US']

/** Every passage where the embeddings put it. */
export const fieldPoints: readonly FieldPoint[] = passages.map((passage, index) => {
  const [x = 0, y = 0] = field.places[index] ?? []
  return { ...passage, x, y }
})
