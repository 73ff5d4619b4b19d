import { quoteOf } from '@search-foundation/store/search-progress'

import samples from '../../generated/sample-answer.json' with { type: 'json' }
import { renderUntrusted } from '../../markdown/render-untrusted.ts'
import { linkCitations } from './demo/link-citations.ts'

/** A recorded response of deep search (specification §3, sample deep-search response), as the demo shows it. */
async function sampleOf({ question, response }: (typeof samples)['en-US']) {
  const [{ delta }] = response.choices as [(typeof response.choices)[number]]
  return {
    question,
    steps: [],
    answer: delta.content,
    html: await renderUntrusted(linkCitations(delta.content, 'sample')),
    quotes: delta.annotations.map(({ url_citation: citation }) =>
      quoteOf({ type: 'url_citation', url_citation: citation }),
    ),
    visited: response.visitedURLs,
    read: response.readURLs,
    tokens: response.usage.total_tokens,
  }
}

const english = await sampleOf(samples['en-US'])
const byLocale = new Map([
  ['en-US', english],
  ['de', await sampleOf(samples.de)],
])

/** Returns the recorded response in a language; in English where none was recorded. */
export const sampleAnswer = (locale: string) => byLocale.get(locale) ?? english
