/** First wait, and the longest, in milliseconds. */
const FIRST_DELAY = 500
const MAX_DELAY = 8000
/** Repeats that may be made at once, and what each call adds to that: at most a tenth of many calls are repeats. */
const RESERVE = 10
const SHARE = 0.1

/** Statuses that may pass by themselves. */
export const passing = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500

/**
 * The wait that an answer asks for, in milliseconds from `now`: `retry-after-ms`, or `retry-after` in seconds or as any of the
 * three dates of RFC 9110 §5.6.7. Undefined when it says nothing usable.
 */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return Number(headers.get('retry-after-ms')) || undefined
  const seconds = Number(text)
  // The oldest of the three dates names no zone; it is GMT all the same.
  const milliseconds = seconds >= 0 ? seconds * 1000 : Date.parse(text.replace(/( GMT)?$/, ' GMT')) - now
  return milliseconds > 0 ? milliseconds : milliseconds <= 0 ? 0 : undefined
}

/** The wait before try number `attempt` + 1, in milliseconds: what the server asks for, else doubling with full jitter. */
export function retryDelay(
  attempt: number,
  retryAfterMs: number | undefined,
  random: () => number = Math.random,
): number {
  return retryAfterMs ?? random() * Math.min(MAX_DELAY, FIRST_DELAY * 2 ** (attempt - 1))
}

/** What all calls of a client may repeat together, so that a service in trouble is not asked much more than a sound one. */
export interface RetryBudget {
  left: number
}

export const createBudget = (): RetryBudget => ({ left: RESERVE })

/** A call is made: a part of a repeat is earned. */
export const earn = (budget: RetryBudget): void => {
  budget.left = Math.min(RESERVE, budget.left + SHARE)
}

/** Takes one repeat; answers false when none is left. */
export const spend = (budget: RetryBudget): boolean => budget.left >= 1 && budget.left-- >= 1
