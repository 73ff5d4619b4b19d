import { expect, test } from 'vitest'

import { canonicalLocale, defaultLocale, localeTable, offeredLocales } from './locale-table.ts'

const codes = (locales: typeof localeTable) => locales.map(({ code }) => code)

test('the message locales are de, en-US, es, fr, it, ja, ko, mn, ru, zh-CN and zh-TW', () => {
  expect(codes(localeTable).toSorted()).toEqual(
    ['de', 'en-US', 'es', 'fr', 'it', 'ja', 'ko', 'mn', 'ru', 'zh-CN', 'zh-TW'].toSorted(),
  )
})

test('the selectable locales are en-US (default), de, fr, es, it, zh-CN, zh-TW, ja, ko and ru, in this order', () => {
  const selectable = codes(offeredLocales)
  expect(selectable).toEqual(['en-US', 'de', 'fr', 'es', 'it', 'zh-CN', 'zh-TW', 'ja', 'ko', 'ru'])
  expect(selectable[0]).toBe(defaultLocale)
})

test('every code is a canonical language tag that Intl supports', () => {
  for (const code of codes(localeTable)) {
    expect(Intl.getCanonicalLocales(code)).toEqual([code])
    expect(Intl.DateTimeFormat.supportedLocalesOf(code)).toEqual([code])
  }
})

test.each([
  ['en', 'en-US'],
  ['EN', 'en-US'],
  ['en-us', 'en-US'],
  ['DE', 'de'],
  ['zh-tw', 'zh-TW'],
  ['mn', 'mn'],
  ['xx', undefined],
  ['', undefined],
])('the code %j means %j', (code, locale) => {
  expect(canonicalLocale(code)).toBe(locale)
})
