import { defaultLocale, localeTable, type LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

import { askedTerm } from './asked-term.ts'

/** As many function words of a language make a question in Latin letters one of that language. */
const decisive = 2

/** Letters that only some languages have, with their scripts (ISO 15924) or languages. The first that a question contains counts. */
const writings = [
  { letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/u, of: ['Jpan'] },
  { letters: /\p{sc=Hangul}/u, of: ['Kore'] },
  { letters: /\p{sc=Han}/u, of: ['Hans', 'Hant'] },
  { letters: /\p{sc=Cyrillic}/u, of: ['Cyrl'] },
  { letters: /[¿¡ñ]/iu, of: ['es'] },
  { letters: /ß/iu, of: ['de'] },
] as const

const writtenLocales = localeTable.map(({ code }) => {
  const { language, script = 'Latn' } = new Intl.Locale(code).maximize()
  return { code, script, language }
})

/**
 * Returns the language of a question among those of the corpus: by its form, by its letters, then by the function words in it. A question in
 * Latin letters is English when no language has enough of them.
 */
export function questionLocale(question: string): LocaleCode {
  const asked = askedTerm(question)
  if (asked !== undefined) return asked.locale
  const writing = writings.find(({ letters }) => letters.test(question))
  const written: readonly string[] = writing?.of ?? ['Latn']
  const [best] = writtenLocales
    .filter(({ script, language }) => written.includes(script) || written.includes(language))
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
