import { foldText, hasWordWith } from '@search-foundation/i18n/fold-text'

import type { PageEntry } from './page-entries.ts'

/**
 * Returns the pages whose title or description has every word of the query (as the beginning of a word), best first:
 * words in the title weigh more than words in the description. An empty query returns all, in their order.
 */
export function searchPages(entries: readonly PageEntry[], query: string): PageEntry[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...entries]
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
    .map(({ entry }) => entry)
}

function scoreOf(entry: PageEntry, words: readonly string[]): number {
  const title = foldText(entry.title)
  const rest = foldText(`${entry.description} ${entry.path}`)
  let score = 0
  for (const word of words) {
    if (hasWordWith(title, word)) score += 4
    else if (hasWordWith(rest, word)) score += 1
    else return 0
  }
  return score
}
