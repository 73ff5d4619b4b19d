import { passages, type Passage } from '@search-foundation/content/passages'

import type { Engine } from '../../../products/demo/engine-of.ts'
import type { Hit } from './nearest.ts'

/** A passage near the query. */
export type LitPassage = Hit & Pick<Passage, 'text' | 'topic' | 'language'>

/** What is lit, and by which query. */
export interface Lit {
  query: string
  passages: readonly LitPassage[]
  engine: Engine
  /** Whether the query was lit when the page was built, not by the visitor. */
  isRecorded: boolean
}

/** The language of each passage. */
export const passageLanguages: readonly string[] = passages.map(({ language }) => language)

/** Adds the passages to hits, which name them by their index. */
export function passagesOf(hits: readonly Hit[]): LitPassage[] {
  return hits.flatMap((hit) => {
    const passage = passages[hit.index]
    return passage === undefined ? [] : [{ ...passage, ...hit }]
  })
}
