import { localizePath } from '@search-foundation/i18n/locale-path'
import { localeTable, type LocaleCode } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import samples from '../../generated/sample-answer.json' with { type: 'json' }
import { isOnPage } from '../../ground/is-on-page.test-support.ts'
import { sampleAnswer } from './sample-answer.ts'

test('an answer is recorded in every language', () => {
  expect(Object.keys(samples)).toEqual(localeTable.map(({ code }) => code))
})

test.each(localeTable.map(({ code }) => code))(
  'the recorded answer in %s begins with what a person would say',
  (code: LocaleCode) => {
    const [first] = samples[code].response.choices[0]?.delta.annotations ?? []
    expect(first?.url_citation.url).toBe(localizePath('/news/how-deep-to-rerank', code))
    // A reranker can't add documents.
    expect(first?.url_citation.exactQuote.split(/[.。]/)[0]).toMatch(
      /can't|keine|ne peut pas|no puede|non può|不能|無法|追加できません|추가할 수 없|не может|чаддаггүй/u,
    )
  },
)

test.each(Object.keys(samples))(
  'the page shows no marks of Markdown in the recorded answer in %s',
  (locale) => {
    const { answer, quotes } = sampleAnswer(locale).html
    expect(quotes.length).toBeGreaterThan(0)
    for (const html of [answer, ...quotes])
      expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[*\x60]|^#|\]\(/m)
  },
)

test.each(Object.entries(samples))(
  'every quote of the recorded answer in %s is sentences of the page that it names',
  (locale, { response }) => {
    const citations = response.choices.flatMap(({ delta }) => delta.annotations)
    expect(citations.length).toBeGreaterThan(0)
    for (const { url_citation: citation } of citations) {
      expect(isOnPage(citation.url, locale, citation.exactQuote), citation.url).toBe(true)
      expect(citation.exactQuote).toMatch(/^[^#][^\n]+[.!?。！？][^\p{L}\p{N}]*$/u)
    }
  },
)
