import { expect, test } from 'vitest'
import { mayRepeat, parseRetryAfter, retryDelay } from './retry.ts'

test('Retry-After is seconds or a date; anything else says nothing', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  expect(parseRetryAfter('1.5', now)).toBe(1500)
  expect(parseRetryAfter('Thu, 01 Jan 2026 00:00:10 GMT', now)).toBe(10_000)
  expect(parseRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0)
  expect(parseRetryAfter('soon', now)).toBeUndefined()
  expect(parseRetryAfter(null, now)).toBeUndefined()
})

test('waits double from half a second to eight, with full jitter', () => {
  const longest = [1, 2, 3, 4, 5, 6, 7].map((attempt) => retryDelay(attempt, undefined, () => 1))
  expect(longest).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
  expect(retryDelay(3, undefined, () => 0)).toBe(0)
  expect(retryDelay(1, 250)).toBe(250)
})

test('only reads are repeated, and only after failures that may pass', () => {
  expect([408, 425, 429, 500, 503].every((status) => mayRepeat('GET', status))).toBe(true)
  expect([400, 401, 402, 404, 422].some((status) => mayRepeat('GET', status))).toBe(false)
  expect(mayRepeat('POST', 503)).toBe(false)
  expect(mayRepeat('GET', undefined)).toBe(true)
})
