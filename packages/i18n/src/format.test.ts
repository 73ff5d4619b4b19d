import { expect, test } from 'vitest'
import {
  formatCompact,
  formatDate,
  formatDuration,
  formatMoney,
  formatRelative,
  formatSigned,
} from './format.ts'

test('tokens in short form follow the locale', () => {
  expect(formatCompact(1_200_000, 'en-US')).toBe('1.2M')
  expect(formatCompact(1_200_000, 'de')).toBe('1,2\u00a0Mio.')
})

test('money comes from minor units, whole amounts without decimals', () => {
  expect(formatMoney(5000, 'usd', 'en-US')).toBe('$50')
  expect(formatMoney(1999, 'usd', 'en-US')).toBe('$19.99')
})

test('a day without a time is the same day everywhere', () => {
  expect(formatDate('2025-09-04', 'en-US', 'long')).toBe('September 4, 2025')
})

test('relative time uses the largest fitting unit', () => {
  const now = new Date('2026-01-02T00:00:00Z')
  expect(formatRelative('2026-01-01T22:00:00Z', now, 'en-US')).toBe('2 hours ago')
  expect(formatRelative(now, now, 'en-US')).toBe('now')
})

test('durations below a second are milliseconds', () => {
  expect(formatDuration(340, 'en-US')).toBe('340 ms')
  expect(formatDuration(2500, 'en-US')).toBe('2.5 sec')
})

test('signed numbers show what came and went', () => {
  expect(formatSigned(5, 'en-US')).toBe('+5')
  expect(formatSigned(-5, 'en-US')).toBe('-5')
})
