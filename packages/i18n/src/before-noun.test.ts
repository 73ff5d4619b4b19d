import { expect, test } from 'vitest'

import { beforeNoun } from './before-noun.ts'
import { formatCompact, formatNumber } from './format.ts'
import { translator } from './translator.ts'

const plain = (text: string) => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ')

test.each([
  ['fr', '2 M de', '1,5 Md de', '8,2 k', '999'],
  ['es', '2 M de', '1500 M de', '8,2 mil', '999'],
  ['it', '2 Mln di', '1,5 Mld di', '8,2K', '999'],
  ['en-US', '2M', '1.5B', '8.2K', '999'],
])('compact numbers in %s take a preposition from a million on', (locale, ...expected) => {
  const written = [2e6, 1.5e9, 8200, 999].map((value) => beforeNoun(formatCompact(value, locale), locale))
  expect(written.map(plain)).toEqual(expected)
})

test.each([
  ['fr', '3 000 000 de', '3 000 100'],
  ['es', '3.000.000 de', '3.000.100'],
  ['it', '3.000.000 di', '3.000.100'],
])('exact numbers in %s take a preposition if they are whole millions', (locale, whole, other) => {
  const written = [3_000_000, 3_000_100].map((value) => beforeNoun(formatNumber(value, locale), locale))
  expect(written.map(plain)).toEqual([whole, other])
})

test('messages name the place where the noun follows the number', () => {
  const texts = ['fr', 'es', 'it'].map((locale) =>
    translator(locale, 'dashboard-billing')('summary.limitUsed', {
      used: formatCompact(2_000_000, locale),
      tokens: formatCompact(5_000_000, locale),
    }),
  )
  expect(texts.map(plain)).toEqual([
    '2 M de tokens utilisés sur 5 M',
    '2 M de tokens usados de 5 M',
    '2 Mln di token usati su 5 Mln',
  ])
})
