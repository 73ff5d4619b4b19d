import { readArticles } from '@search-foundation/content/read-articles'
import { expect, test } from 'vitest'

import samples from '../../generated/sample-answer.json' with { type: 'json' }

const articles = readArticles()

test.each(Object.entries(samples))(
  'every quote of the recorded answer in %s is in the article that it names',
  (_, { response }) => {
    const citations = response.choices.flatMap(({ delta }) => delta.annotations)
    expect(citations.length).toBeGreaterThan(0)
    for (const { url_citation: citation } of citations) {
      const bodies = articles
        .filter(({ slug }) => citation.url.endsWith(`/news/${slug}`))
        .map(({ excerpt, body }) => `${excerpt} ${body}`.replaceAll(/\s+/g, ' '))
      expect(
        bodies.some((body) => body.includes(citation.exactQuote.replaceAll(/\s+/g, ' '))),
        citation.url,
      ).toBe(true)
    }
  },
)
