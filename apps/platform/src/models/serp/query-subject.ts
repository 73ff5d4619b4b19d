import type { LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

import { subjectPattern } from './training-texts.ts'

/**
 * Returns what a query is about: the longest subject of the training texts in it, else its longest run of words that are no function words.
 * The whole query when it has no other words.
 */
export function querySubject(query: string, locale: LocaleCode): string {
  const byLength = (texts: readonly string[]) => texts.toSorted((left, right) => right.length - left.length)
  const [known] = byLength(query.match(subjectPattern(locale)) ?? [])
  if (known !== undefined) return known
  const functionWords = new Set(translator(locale, 'deep-search')('functionWords').split(' '))
  const runs: string[][] = [[]]
  for (const word of query.split(/[\s?!,;:"„“”]+/u)) {
    if (functionWords.has(word.toLowerCase())) runs.push([])
    else if (word !== '') runs.at(-1)?.push(word)
  }
  const [longest] = byLength(runs.map((run) => run.join(' ')))
  return longest || query
}
