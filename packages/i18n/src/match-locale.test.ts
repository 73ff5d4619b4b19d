import { expect, test } from 'vitest'

import { matchLocale, preferredLocale } from './match-locale.ts'

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  ['en', 'en-US'],
  ['en-GB', 'en-US'],
  ['mn', 'mn'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['pt-BR', undefined],
  ['not a tag', undefined],
  ['', undefined],
])('the language tag %j is served by %j', (tag, locale) => {
  expect(matchLocale(tag)).toBe(locale)
})

test.each([
  [['de', 'en-US,en'], 'de'],
  [[undefined, 'pt-PT,pt;q=0.9,de;q=0.8,en;q=0.7'], 'de'],
  [[undefined, 'mn-MN,mn;q=0.9,de;q=0.8,en;q=0.7'], 'mn'],
  [[undefined, 'en;q=0.3, de;q=0.9'], 'de'],
  [['xx', undefined], 'en-US'],
  [[], 'en-US'],
])('who wants %j reads %s', (wanted, locale) => {
  expect(preferredLocale(...wanted)).toBe(locale)
})
