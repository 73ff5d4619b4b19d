import type { ContentLocale } from '@search-foundation/content/localized'

import type { Quote } from '../engines/deep-search.ts'

const words = {
  'en-US': {
    found: 'The documents of this site say this about it:',
    nothing: 'The documents of this site say nothing about it.',
  },
  de: {
    found: 'Die Dokumente dieser Website sagen dazu:',
    nothing: 'Die Dokumente dieser Website sagen dazu nichts.',
  },
} as const

/** The answer as Markdown, in parts that joined are the whole: each passage as a quotation with its footnote, then the sources. */
export function composeAnswer(
  locale: ContentLocale,
  quotes: readonly Quote[],
  address: (quote: Quote) => string,
): string[] {
  const text = words[locale]
  if (quotes.length === 0) return [text.nothing]
  const passages = quotes.map(
    (quote, index) => `> ${quote.text.replaceAll('\n', '\n> ')} [^${index + 1}]\n\n`,
  )
  const sources = quotes.map(
    (quote, index) => `[^${index + 1}]: [${quote.document.title}](${address(quote)})`,
  )
  return [`${text.found}\n\n`, ...passages, sources.join('\n')]
}
