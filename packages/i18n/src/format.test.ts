import { expect, test } from 'vitest'

import {
  formatAvailability,
  formatBytes,
  formatCompact,
  formatCountry,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatDuration,
  formatList,
  formatMilliseconds,
  formatMoney,
  formatMonth,
  formatNumber,
  formatParameters,
  formatPercent,
  formatRelative,
  formatSigned,
  formatTime,
  formatUnitPrice,
} from './format.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('numbers follow the locale', () => {
  expect(formatDecimal(0.5, 'en-US', 2)).toBe('0.50')
  expect(formatDecimal(0.5, 'de', 2)).toBe('0,50')
  expect(formatDecimal(-0.5, 'en-US', 2)).toBe('-0.50')
  expect(formatDecimal(-0.001, 'en-US', 2)).toBe('0.00')
  expect(formatNumber(1234567, 'en-US')).toBe('1,234,567')
  expect(formatNumber(1234567, 'de')).toBe('1.234.567')
  expect(formatCompact(1_234_567, 'en-US')).toBe('1.2M')
  expect(plain(formatCompact(1_234_567, 'de'))).toBe('1,2 Mio.')
  expect(formatParameters(1_540_000_000, 'en-US')).toBe('1.54B')
  expect(plain(formatParameters(1_540_000_000, 'de'))).toBe('1,54 Mrd.')
  expect(formatSigned(-12, 'en-US')).toBe('-12')
  expect(formatSigned(12, 'en-US')).toBe('+12')
  expect(plain(formatPercent(0.125, 'de'))).toBe('12,5 %')
})

test('money is given in minor units, whatever the currency has of them', () => {
  expect(formatUnitPrice(4.5, 'usd', 'en-US')).toBe('$0.045')
  expect(formatUnitPrice(5, 'JPY', 'en-US')).toBe('¥5')
  expect(formatMoney(5000, 'usd', 'en-US')).toBe('$50')
  expect(formatMoney(5050, 'USD', 'en-US')).toBe('$50.50')
  expect(formatMoney(500, 'JPY', 'en-US')).toBe('¥500')
  expect(plain(formatMoney(123456, 'EUR', 'de'))).toBe('1.234,56 €')
})

test('a day without a time is the same day everywhere', () => {
  expect(formatDate('2025-08-31', 'en-US', 'long')).toBe('August 31, 2025')
  expect(formatDate('2025-08-31', 'de', 'long')).toBe('31. August 2025')
  expect(formatDate('2025-08-31', 'en-US', 'short')).toBe('Aug 31')
  expect(formatDate('2025-08-31', 'de', 'short')).toBe('31. Aug.')
  expect(formatDate('2025-08-31', 'ja', 'short')).toBe('8月31日')
  expect(formatMonth('2025-09-01', 'en-US')).toBe('Sep 2025')
  expect(formatTime(new Date(2026, 0, 10, 9, 5, 7), 'de')).toBe('09:05:07')
})

test('a short date has no place to break; the Russian year stays with its abbreviation in a long one', () => {
  expect(formatDate('2026-11-22', 'en-US')).toBe('Nov\u00A022,\u00A02026')
  expect(formatDate('2026-11-22', 'ru')).toBe('22\u00A0нояб.\u00A02026\u00A0г.')
  expect(formatDate('2026-11-22', 'ru', 'long')).toBe('22 ноября 2026\u00A0г.')
})

test('the first of a month in French is an ordinal', () => {
  expect(formatDate('2026-12-01', 'fr', 'long')).toBe('1er décembre 2026')
  expect(formatDate('2026-12-01', 'fr')).toBe('1er\u00A0déc.\u00A02026')
  expect(formatDate('2026-12-01', 'fr', 'short')).toBe('1er déc.')
  expect(formatDate('2026-12-11', 'fr', 'short')).toBe('11 déc.')
  expect(formatDate('2026-12-01', 'it', 'short')).toBe('1 dic')
  expect(formatTime(new Date(2026, 0, 1, 1, 5, 7), 'fr')).toBe('01:05:07')
})

test('a Chinese or Japanese year stays with its character', () => {
  expect(formatDate('2026-11-22', 'zh-CN', 'long')).toBe('2026\u2060年11月22日')
  expect(formatDate('2026-11-22', 'ja', 'long')).toBe('2026\u2060年11月22日')
})

test('time from now takes the largest unit that fits', () => {
  const now = new Date('2026-01-10T12:00:00Z')
  expect(formatRelative('2026-01-10T10:00:00Z', now, 'en-US')).toBe('2\u00A0hours ago')
  expect(formatRelative('2026-01-11T12:00:00Z', now, 'de')).toBe('morgen')
  expect(formatRelative(now, now, 'en-US')).toBe('now')
})

test('sizes, durations and lists', () => {
  expect(formatBytes(0, 'en-US')).toBe('0\u00A0bytes')
  expect(formatBytes(1_500_000, 'en-US')).toBe('1.5\u00A0MB')
  expect(formatBytes(4_096_000_000, 'ko')).toBe('4.1GB')
  expect(formatBytes(4_096_000_000, 'fr', 'megabyte')).toBe('4\u202F096\u202FMo')
  expect(formatDuration(320, 'en-US')).toBe('320\u00A0ms')
  expect(formatMilliseconds(1320, 'de')).toBe('1.320\u00A0ms')
  expect(formatDuration(7900, 'en-US')).toBe('7.9\u00A0sec')
  expect(formatList(['a', 'b', 'c'], 'de')).toBe('a, b und c')
})

test('a list has spaces between Latin words and Chinese or Japanese ones', () => {
  expect(formatList(['Embeddings', 'Reranker'], 'zh-TW')).toBe('Embeddings 和 Reranker')
  expect(formatList(['Reader', '文字', 'v4'], 'zh-CN')).toBe('Reader、文字和 v4')
  expect(formatList(['Embeddings', 'Reranker'], 'ja')).toBe('Embeddings、Reranker')
  expect(formatList(['Embeddings', 'Reranker'], 'ja', 'disjunction')).toBe('Embeddings または Reranker')
  expect(formatList(['API 키', 'Reranker'], 'ko')).toBe('API 키 및 Reranker')
})

test('a date with its time fits a column of times: numeric where its words would not', () => {
  const evening = new Date(2026, 10, 26, 22, 58)
  expect(formatDateTime(evening, 'zh-TW')).toMatch(/^2026\/11\/26\s晚上10:58$/)
  expect(formatDateTime(evening, 'zh-CN')).toMatch(/^2026\u2060年11月26日\s22:58$/)
})

test('a country is named in the language, and by its code where there is no name', () => {
  expect(formatCountry('DE', 'de')).toBe('Deutschland')
  expect(formatCountry('DE', 'ja')).toBe('ドイツ')
  expect(formatCountry('ZZ', 'en-US')).not.toBe('')
})

test('a share of time is rounded down, so that less than all of it is never all', () => {
  expect(formatAvailability(1, 'en-US')).toBe('100%')
  expect(formatAvailability(0.999999, 'en-US')).toBe('99.999%')
  expect(formatAvailability(0.99995, 'de')).toBe('99,995\u00A0%')
  expect(formatAvailability(0, 'en-US')).toBe('0%')
})
