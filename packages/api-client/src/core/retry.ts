import { parseDuration } from './duration.ts'
import { brand, type ErrorKind } from './errors.ts'
import { baseDelay, earnedPerCall, maxDelay } from './limits.ts'

/** Statuses below 500 and kinds of errors that may not occur again when the call is repeated. Every status from 500 on is retryable too. */
const retryable: readonly unknown[] = [
  408, // Request Timeout
  425, // Too Early
  429, // Too Many Requests
  'NetworkError',
  'TimeoutError',
]

/**
 * Returns why an attempt failed: the error status of its response or, without one, the kind of its error. Undefined for an error that is not
 * of the SDK, such as that of a function of the caller.
 */
export function failureReason(error: unknown): number | ErrorKind | undefined {
  const { [brand]: kind, status, httpStatus = status } = Object(error)
  return kind && (httpStatus ?? kind)
}

/** Whether a failed attempt is worth another one. */
export const isRetryable = (reason: number | ErrorKind | undefined): boolean =>
  Number(reason) >= 500 || retryable.includes(reason)

/**
 * Returns the wait that a response asks for, in milliseconds: `retry-after-ms`, `retry-after` in seconds or as one of the three date formats
 * of RFC 9110 §5.6.7, or `x-ratelimit-reset-requests`. Undefined without a valid one: a wait that nobody meant would be no wait.
 */
export function parseRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')
  return [
    Number(headers.get('retry-after-ms') || NaN),
    parseDuration(text),
    // `Date.parse` finds a date in almost any text, such as that of two headers that were joined; each of the formats has a time of day.
    // The oldest of the three names no time zone; it is GMT as well.
    text?.includes(':') && Math.max(0, Date.parse(text.replace(/( GMT)?$/, ' GMT')) - Date.now()),
    // Calls that are not refused have it too.
    headers.get('x-ratelimit-remaining-requests') === '0' &&
      parseDuration(headers.get('x-ratelimit-reset-requests')),
  ].find((wait) => typeof wait === 'number' && wait >= 0 && wait < Infinity) as number | undefined
}

/** Adds up to a tenth, or half a second, to a wait that the service names: calls that wait for one moment should not all come at it. */
export const withJitter = (milliseconds: number): number =>
  milliseconds + Math.random() * Math.max(baseDelay, milliseconds / 10)

/**
 * Returns the wait after failure number `failure` (from 1), in milliseconds: what the service asks for and a little more, else exponential
 * back-off with full jitter (500 ms base, 8 s cap).
 */
export const retryDelay = (failure: number, retryAfterMs?: number): number =>
  retryAfterMs === undefined
    ? Math.random() * Math.min(maxDelay, baseDelay * 2 ** (failure - 1))
    : withJitter(retryAfterMs)

/**
 * The retries that all calls of a client share, so that a failing service is not asked much more often than a healthy one. It covers one
 * retry of every call in flight, and `size` at least: one bad moment of a service fails all of them at once.
 */
export interface RetryBudget {
  /** Retries that may be spent now. */
  left: number
  /** Most retries that may be saved up. */
  size: number
  /** Calls that have begun and not ended. */
  inFlight: number
}

/** Counts a call that begins. */
export function begin(budget: RetryBudget): void {
  if (++budget.inFlight > budget.size && budget.size > 0) {
    budget.size++
    budget.left++
  }
}

/** Returns the retries of a call that succeeded to the budget, and a part of one more. */
export function earn(budget: RetryBudget, spent: number): void {
  budget.left = Math.min(budget.size, budget.left + spent + earnedPerCall)
}

/**
 * Remembers until when the service refuses calls. `close` names a wait; `waitFor` returns the milliseconds that a call still has to wait, 0 or
 * less when it need not.
 */
export interface RateLimitGate {
  /** Notes that the service refuses a call for so many milliseconds. */
  close(call: string, milliseconds: number): void
  /** Returns the milliseconds that a call still has to wait. */
  waitFor(call: string): number
}

/** Creates the gate that all calls of a client share. A call is told apart by its address and key, as rate limits are. */
export function createGate(): RateLimitGate {
  const openings = new Map<string, number>()
  return {
    close(call, milliseconds) {
      const now = performance.now()
      for (const [name, opening] of openings) if (opening < now) openings.delete(name)
      openings.set(call, Math.max(now + milliseconds, openings.get(call) ?? 0))
    },
    waitFor: (call) => (openings.get(call) ?? 0) - performance.now(),
  }
}
