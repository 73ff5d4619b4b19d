import { formatCompact, formatNumber } from '@search-foundation/i18n/format'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { expect, test } from 'vitest'

import { readTokens } from './read-tokens.ts'

test.each([
  ['1.5M', 'en-US', 1_500_000],
  ['12 Mrd.', 'de', 12_000_000_000],
  ['0.2', 'en-US', 1],
  ['', 'en-US', 'empty'],
  ['  ', 'en-US', 'empty'],
  ['0', 'en-US', 'empty'],
  ['-3', 'en-US', 'empty'],
  ['a lot', 'en-US', 'unreadable'],
  ['9999T', 'en-US', 'tooMany'],
])('"%s" in %s is %s', (text, locale, expected) => {
  expect(readTokens(text, locale)).toBe(expected)
})

test.each(localeTable.map(({ code }) => code))('numbers are read as %s writes them', (code) => {
  for (const tokens of [1_500_000, 2_500_000_000, 12_000_000_000]) {
    expect(readTokens(formatNumber(tokens, code), code)).toBe(tokens)
    expect(readTokens(formatCompact(tokens, code), code)).toBe(tokens)
  }
})
