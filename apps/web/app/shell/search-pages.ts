import { foldText } from '@search-foundation/i18n/fold-text'
import MiniSearch, { type SearchResult } from 'minisearch'

import type { PageEntry } from './page-entries.ts'
import { searchWords } from './search-words.ts'

/** Most results that a list shows. */
const most = 30

/** Letters by which a word may differ: two exchanged letters are two. Short words may not. */
const fuzziness = (word: string): number => (word.length > 5 ? 2 : word.length > 3 ? 1 : 0)

/**
 * Returns a function that searches pages and their sections, best first: by beginnings of words, with spelling mistakes, and in Chinese and
 * Japanese inside texts. Words of the title weigh more than others, and entries with all words of the query more than those with some.
 * An empty query returns all pages.
 *
 * @param near the visitor's page: in the documentation its pages come before others
 */
export function searchPages(entries: readonly PageEntry[], near = '/'): (query: string) => PageEntry[] {
  const index = new MiniSearch<PageEntry>({
    idField: 'path',
    fields: ['title', 'page', 'description', 'words', 'address'],
    extractField: (entry, field) => {
      if (field === 'address') return entry.path
      return field === 'page' ? pageOf(entry) : (entry[field as keyof PageEntry] ?? '')
    },
    // The build has taken the words of sections out of their texts.
    tokenize: (text, field) => (field === 'words' ? text.split(' ') : searchWords(text)),
    processTerm: (word) => word,
  })
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  index.addAll([...byPath.values()])
  const isNear = (path: string) => isDocs(near) && isDocs(path)
  return (query) => {
    const words = searchWords(query)
    if (query.trim() === '') return entries.filter(({ path }) => !path.includes('#'))
    const found = index.search(query, {
      prefix: true,
      fuzzy: fuzziness,
      boost: { title: 4, page: 2, description: 1.5, address: 1.5 },
      boostDocument: (path: string) => (isNear(path) ? 1.5 : 1) * weightOf(path),
    })
    const asked = foldText(query.trim())
    return found
      .map((result) => {
        const path = result.id as string
        const isName = nameIn(byPath.get(path)?.title ?? '') === asked
        return { path, score: result.score * shareOf(result, words) ** 2 * (isName ? 2 : 1) }
      })
      .toSorted((left, right) => right.score - left.score)
      .slice(0, most)
      .flatMap(({ path }) => byPath.get(path) ?? [])
  }
}

/** The title of a section's page, with which its description begins; empty for a page. */
const pageOf = ({ path, description }: PageEntry): string =>
  path.includes('#') ? (description.split(' · ')[0] ?? '') : ''

/** The name with which a title begins, such as `Reader: any page as clean text`, or the whole title. */
const nameIn = (title: string): string => foldText(title.split(/[:：]/)[0]?.trim() ?? '')

/** Pages come before sections, single calls of the API and pages of functions, and those before fields and single functions. */
const weightOf = (path: string): number => {
  if (!path.includes('#')) return /\/docs(?:$|\/reference|\/sdk-)/.test(path) ? 1 : 1.5
  return /#(?:body|parameter)-|\/docs\/(?:sdk-|cli#|mcp-)/.test(path) ? 0.6 : 1
}

/** Share of the words of a query that a result has. */
const shareOf = ({ queryTerms }: SearchResult, words: readonly string[]): number =>
  queryTerms.length / new Set(words).size

const isDocs = (path: string) => /^(?:\/[a-z]{2}(?:-[A-Z]{2})?)?\/docs(?:[/#]|$)/.test(path)
