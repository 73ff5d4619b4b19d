import { localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import samples from '../../generated/sample-answer.json' with { type: 'json' }
import { isOnPage } from '../../ground/is-on-page.test-support.ts'

test('an answer is recorded in every language', () => {
  expect(Object.keys(samples)).toEqual(localeTable.map(({ code }) => code))
})

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
