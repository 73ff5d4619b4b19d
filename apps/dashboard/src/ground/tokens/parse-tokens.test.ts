import { formatCompact, formatNumber } from '@search-foundation/i18n/format'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { parseTokens } from './parse-tokens.ts'

test.each([
  ['1000000', 'en-US', 1_000_000],
  ['1,000,000', 'en-US', 1_000_000],
  ['1.000.000', 'de', 1_000_000],
  ['1 000 000', 'fr', 1_000_000],
  ['1’000', 'de', 1000],
  ['1.500', 'de', 1500],
  ['500k', 'es', 500_000],
  ['1.5M', 'en-US', 1_500_000],
  ['1,5 m', 'de', 1_500_000],
  ['2 Mrd.', 'de', 2_000_000_000],
  ['120億', 'ja', 12_000_000_000],
  ['12 млн', 'ru', 12_000_000],
])('%s is read in %s as %i tokens', (text, locale, tokens) => {
  expect(parseTokens(text, locale)).toBe(tokens)
})

test.each(localeTable.map(({ code }) => code))('what the dashboard prints in %s is read back', (locale) => {
  for (const tokens of [1, 1500, 500_000, 1_000_000, 2_000_000_000]) {
    expect(parseTokens(formatNumber(tokens, locale), locale)).toBe(tokens)
    expect(parseTokens(formatCompact(tokens, locale), locale)).toBe(tokens)
  }
})

test.each(['', '0', '-5', '1.5', 'ten', '5 tokens', 'Infinity', '9'.repeat(20)])(
  '%j is not a number of tokens',
  (text) => {
    expect(parseTokens(text, 'en-US')).toBeUndefined()
  },
)
