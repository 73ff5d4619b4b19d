import { expect, onTestFinished, test, vi } from 'vitest'

import { brand } from './errors.ts'
import { earn, failureReason, isRetryable, parseRetryAfter, retryDelay, type RetryBudget } from './retry.ts'

const after = (value: string) => new Headers({ 'retry-after': value })

test('E7 Retry-After is read in all of its formats', () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  expect(parseRetryAfter(after('1.5'))).toBe(1500)
  expect(parseRetryAfter(after('0'))).toBe(0)
  expect(parseRetryAfter(after('Thu, 01 Jan 2026 00:00:10 GMT'))).toBe(10_000)
  expect(parseRetryAfter(after('Thursday, 01-Jan-26 00:00:10 GMT'))).toBe(10_000)
  expect(parseRetryAfter(after('Thu Jan  1 00:00:10 2026'))).toBe(10_000)
  expect(parseRetryAfter(after('Wed, 31 Dec 2025 00:00:00 GMT'))).toBe(0)
  for (const unreadable of ['soon', 'in 5', '1, 2', '-5', '1e400', 'NaN', '2026-01-01', 'at 25:61:00'])
    expect(parseRetryAfter(after(unreadable)), unreadable).toBeUndefined()
  expect(parseRetryAfter(new Headers())).toBeUndefined()
})

test('E7 waits double from half a second to eight seconds, with full jitter', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(1)
  const longest = [1, 2, 3, 4, 5, 6, 7].map((attempt) => retryDelay(attempt))
  expect(longest).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
  random.mockReturnValue(0)
  expect(retryDelay(3)).toBe(0)
  expect([retryDelay(1, 250), retryDelay(3, 60_000)]).toEqual([250, 60_000])
  random.mockReturnValue(1)
  expect([retryDelay(1, 250), retryDelay(3, 60_000)]).toEqual([750, 66_000])
  random.mockRestore()
})

test('only failures that may be temporary are retried', () => {
  const api = (status: number) => ({ [brand]: 'ApiError', status })
  const callable = (httpStatus: number) => ({ [brand]: 'CallableError', httpStatus, status: 'UNAVAILABLE' })
  const kinds = ['NetworkError', 'TimeoutError'].map((kind) => ({ [brand]: kind }))
  const temporary = [408, 425, 429, 500, 503, 529].flatMap((status) => [api(status), callable(status)])
  const lasting = [200, 302, 400, 401, 402, 404, 422].flatMap((status) => [api(status), callable(status)])
  expect([...temporary, ...kinds].every((error) => isRetryable(failureReason(error)))).toBe(true)
  expect(lasting.some((error) => isRetryable(failureReason(error)))).toBe(false)
})

test("an error that is not the SDK's own is not retried, whatever its name", () => {
  const own = [{ [brand]: 'ApiError' }, { [brand]: 'AbortedError' }]
  const named = ['NetworkError', 'TimeoutError'].map((name) => new DOMException('', name))
  const others = [...named, Object.assign(new Error('no'), { status: 503 }), undefined, 'no']
  expect([...own, ...others].some((error) => isRetryable(failureReason(error)))).toBe(false)
})

test('a call that succeeds returns its retries to the budget, and a tenth of one more', () => {
  const budget: RetryBudget = { left: 0, size: 10, inFlight: 0 }
  earn(budget, 2)
  expect(budget.left).toBeCloseTo(2.1)
  for (let call = 0; call < 9; call++) earn(budget, 0)
  expect(budget.left).toBeCloseTo(3)
  for (let call = 0; call < 1000; call++) earn(budget, 0)
  expect(budget.left).toBe(10)
})

test('E7 a wait may also be in milliseconds, or that until calls are free again', () => {
  expect(parseRetryAfter(new Headers({ 'retry-after-ms': '250', 'retry-after': '9' }))).toBe(250)
  const reset = { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1.5s' }
  expect(parseRetryAfter(new Headers(reset))).toBe(1500)
  const minutes = { ...reset, 'x-ratelimit-reset-requests': '1m30s' }
  expect(parseRetryAfter(new Headers(minutes))).toBe(90_000)
  expect(parseRetryAfter(new Headers({ ...reset, 'x-ratelimit-remaining-requests': '3' }))).toBeUndefined()
})
