import { splitLocalePath } from '@search-foundation/i18n/locale-path'
import { distance } from 'fastest-levenshtein'

import type { PageEntry } from './page-entries.ts'

/**
 * Returns the pages whose address or title is nearest to an address that does not exist, nearest first: each word of the address counts by
 * the share of letters that it has in common with the most similar word of the page.
 */
export function nearestPages(entries: readonly PageEntry[], pathname: string, count: number): PageEntry[] {
  // A word is compared with those of many pages, so what an address may cost is bounded.
  const asked = wordsIn(splitLocalePath(pathname).path).slice(0, 12)
  return entries
    .filter(({ path }) => splitLocalePath(path).path !== '/')
    .map((entry) => ({ entry, score: scoreOf(entry, asked) }))
    .toSorted((left, right) => right.score - left.score)
    .slice(0, count)
    .map(({ entry }) => entry)
}

function scoreOf({ path, title }: PageEntry, asked: readonly string[]): number {
  const address = wordsIn(splitLocalePath(path).path)
  const words = [...address, ...wordsIn(title)]
  const found = asked.reduce((sum, word) => sum + Math.max(0, ...words.map((one) => likeness(word, one))), 0)
  // Of pages with the same words, the one with the fewest others.
  return found - address.length / 100
}

/** Returns the share of letters that two words have in common, from 0 to 1; 0 for words that only resemble each other by chance. */
function likeness(left: string, right: string): number {
  const share = 1 - distance(left, right) / Math.max(left.length, right.length)
  return share > 0.5 ? share : 0
}

const wordsIn = (text: string): string[] =>
  decoded(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, 40))

/** Returns a path as people read it; as it is, where its escapes are no text. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
