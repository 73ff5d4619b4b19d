import field from '../../../generated/field.json'
import { engineNamed } from '../../../products/demo/engine-of.ts'
import { passagesOf, type Lit } from './lit.ts'

const queries: Readonly<Record<string, (typeof field.queries)['en-US']>> = field.queries

/** Returns the query that is lit in the HTML of a language; the English one for a language without its own. */
export function builtQuery(locale: string): Lit {
  const { text, hits } = queries[locale] ?? field.queries['en-US']
  return { query: text, passages: passagesOf(hits), engine: engineNamed(field.engine), isRecorded: true }
}
