import type { LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

import type { Quote } from '../engines/deep-search.ts'

/** Returns the footnotes of an answer: its sources, in the order of the quotes. */
export const footnotes = (quotes: readonly Quote[], address: (quote: Quote) => string): string =>
  quotes.map((quote, index) => `[^${index + 1}]: [${quote.document.title}](${address(quote)})`).join('\n')

/**
 * Composes the answer as Markdown: each passage as a quotation with its footnote, then the sources. Returns the parts of the
 * answer, which are joined without a separator.
 */
export function composeAnswer(
  locale: LocaleCode,
  quotes: readonly Quote[],
  address: (quote: Quote) => string,
): string[] {
  const t = translator(locale, 'deep-search')
  if (quotes.length === 0) return [t('answer.nothing')]
  const passages = quotes.map(
    (quote, index) => `> ${quote.text.replaceAll('\n', '\n> ')} [^${index + 1}]\n\n`,
  )
  return [`${t('answer.found')}\n\n`, ...passages, footnotes(quotes, address)]
}
