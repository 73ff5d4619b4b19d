import { readArticles } from '@search-foundation/content/read-articles'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { siteMessages } from '@search-foundation/i18n/message-sources'
import { expect, test } from 'vitest'

import samples from '../../generated/sample-answer.json' with { type: 'json' }

const articles = readArticles()
const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ')

function textsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [oneSpace(messages)]
  return Object.values(messages as object).flatMap(textsOf)
}

/** Whether an article has a quote, or the texts of a product page have each of its lines. */
function isIn(url: string, locale: string, quote: string): boolean {
  const slug = /\/news\/([^/]+)$/.exec(url)?.[1]
  if (slug === undefined) {
    const texts = textsOf(siteMessages(locale))
    const lines = quote.split('\n').filter((line) => line !== '')
    return lines.every((line) => texts.some((text) => text.includes(oneSpace(line))))
  }
  return articles
    .filter((article) => article.slug === slug)
    .some(({ excerpt, body }) => oneSpace(`${excerpt} ${body}`).includes(oneSpace(quote)))
}

test('an answer is recorded in every language', () => {
  expect(Object.keys(samples)).toEqual(localeTable.map(({ code }) => code))
})

test.each(Object.entries(samples))(
  'every quote of the recorded answer in %s is on the page that it names',
  (locale, { response }) => {
    const citations = response.choices.flatMap(({ delta }) => delta.annotations)
    expect(citations.length).toBeGreaterThan(0)
    for (const { url_citation: citation } of citations)
      expect(isIn(citation.url, locale, citation.exactQuote), citation.url).toBe(true)
  },
)
