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
 * Returns the wait that a response asks for, in milliseconds: `retry-after` in seconds or as one of the three date formats
 * of RFC 9110 §5.6.7. Undefined without a valid one.
 */
export function parseRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')
  if (!text) return
  const seconds = Number(text)
  // The oldest of the three formats names no time zone; it is GMT as well.
  const milliseconds =
    seconds >= 0 ? seconds * 1000 : Date.parse(text.replace(/( GMT)?$/, ' GMT')) - Date.now()
  if (!Number.isNaN(milliseconds)) return Math.max(0, milliseconds)
}

/**
 * Returns the wait after attempt number `attempt` (from 1), in milliseconds: what the service asks for, else exponential back-off with
 * full jitter (500 ms base, 8 s cap).
 */
export const retryDelay = (attempt: number, retryAfterMs?: number): number =>
  retryAfterMs ?? Math.random() * Math.min(maxDelay, baseDelay * 2 ** (attempt - 1))

/** The retries that all calls of a client share, so that a failing service is not asked much more often than a healthy one. */
export interface RetryBudget {
  left: number
  readonly size: number
}

/** Returns the retries of a call that succeeded to the budget, and a part of one more. */
export function earn(budget: RetryBudget, spent: number): void {
  budget.left = Math.min(budget.size, budget.left + spent + earnedPerCall)
}
