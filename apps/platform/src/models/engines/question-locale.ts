import { defaultLocale, localeTable, type LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

/** As many function words of a language make a question one of that language. */
const decisive = 2

/** Returns the language of a question among those of the corpus, by the function words in it; English when none decides. */
export function questionLocale(question: string): LocaleCode {
  const counts = localeTable.map(({ code }) => ({ code, count: functionWordCount(question, code) }))
  const [best] = counts.toSorted((left, right) => right.count - left.count)
  return best === undefined || best.count < decisive ? defaultLocale : best.code
}

function functionWordCount(question: string, locale: LocaleCode): number {
  const known = new Set(translator(locale, 'deep-search')('functionWords').split(' '))
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(question.toLowerCase())
  return [...words].filter(({ segment }) => known.has(segment)).length
}
