import { defaultLocale } from '@search-foundation/i18n/locale-table'
import { quoteOf } from '@search-foundation/store/search-progress'

import samples from '../../generated/sample-answer.json' with { type: 'json' }
import { renderUntrusted } from '../../markdown/render-untrusted.ts'
import { engineNamed } from '../../products/demo/engine-of.ts'
import { linkCitations } from './demo/link-citations.ts'

/** A recorded response of deep search (specification §3, sample deep-search response), as the demo shows it. */
async function sampleOf({ question, engine, response }: (typeof samples)['en-US']) {
  const [{ delta }] = response.choices as [(typeof response.choices)[number]]
  const quotes = delta.annotations.map(({ url_citation: citation }) =>
    quoteOf({ type: 'url_citation', url_citation: citation }),
  )
  return {
    question,
    steps: [],
    answer: delta.content,
    html: {
      answer: await renderUntrusted(linkCitations(delta.content, 'sample')),
      quotes: await Promise.all(quotes.map(({ text }) => renderUntrusted(text))),
    },
    quotes,
    visited: response.visitedURLs,
    read: response.readURLs,
    tokens: response.usage.total_tokens,
    engine: engineNamed(engine),
  }
}

const answers = new Map(
  await Promise.all(
    Object.entries(samples).map(
      async ([locale, sample]) => [locale, { ...(await sampleOf(sample)), locale }] as const,
    ),
  ),
)

/** Returns the recorded response in a language; in English, as its `locale` says, where none was recorded. */
export function sampleAnswer(locale: string) {
  const sample = answers.get(locale) ?? answers.get(defaultLocale)
  if (sample === undefined) throw new Error('There is no recorded response.')
  return sample
}
