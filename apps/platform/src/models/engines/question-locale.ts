import { defaultLocale, localeTable, type LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

/** As many function words of a language make a question in Latin letters one of that language. */
const decisive = 2

/** Letters that only some languages have, with the scripts of their locales (ISO 15924). The first that a question contains counts. */
const writings = [
  { letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/u, scripts: ['Jpan'] },
  { letters: /\p{sc=Hangul}/u, scripts: ['Kore'] },
  { letters: /\p{sc=Han}/u, scripts: ['Hans', 'Hant'] },
  { letters: /\p{sc=Cyrillic}/u, scripts: ['Cyrl'] },
] as const

const writtenLocales = localeTable.map(({ code }) => ({
  code,
  script: new Intl.Locale(code).maximize().script ?? 'Latn',
}))

/**
 * Returns the language of a question among those of the corpus: by its letters, then by the function words in it. A question in
 * Latin letters is English when no language has enough of them.
 */
export function questionLocale(question: string): LocaleCode {
  const writing = writings.find(({ letters }) => letters.test(question))
  const scripts: readonly string[] = writing?.scripts ?? ['Latn']
  const [best] = writtenLocales
    .filter(({ script }) => scripts.includes(script))
    .map(({ code }) => ({ code, count: functionWordCount(question, code) }))
    .toSorted((left, right) => right.count - left.count)
  if (best === undefined) return defaultLocale
  return writing === undefined && best.count < decisive ? defaultLocale : best.code
}

function functionWordCount(question: string, locale: LocaleCode): number {
  const known = new Set(translator(locale, 'deep-search')('functionWords').split(' '))
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(question.toLowerCase())
  return [...words].filter(({ segment }) => known.has(segment)).length
}
