/** Half of the first wait, which is doubled before it is used, and the longest wait, in milliseconds. */
const halfADelay = 250
const maxDelay = 8000
/** Repeats that may be made at once, and what each call adds to that: at most a tenth of many calls are repeats. */
export const reserve = 10
const share = 0.1

/** Whether a failure may pass by itself: its status, or the name of its error when no status came (network, timeout). */
export const passing = (failure: number | string): boolean => /^(408|42[59]|5|N|Ti)/.test(failure as string)

/**
 * The wait that an answer asks for, in milliseconds from `now`: `retry-after` in seconds or as any of the
 * three dates of RFC 9110 §5.6.7. Undefined when it says nothing usable.
 */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')
  if (!text) return
  const seconds = +text
  // The oldest of the three dates names no zone; it is GMT all the same.
  const milliseconds = seconds >= 0 ? seconds * 1000 : Date.parse(text.replace(/( GMT)?$/, ' GMT')) - now
  return milliseconds > 0 ? milliseconds : milliseconds <= 0 ? 0 : undefined
}

/** The wait before try number `attempt` + 1, in milliseconds: what the server asks for, else doubling with full jitter. */
export const retryDelay = (attempt: number, retryAfterMs?: number): number =>
  retryAfterMs ?? Math.random() * Math.min(maxDelay, halfADelay * 2 ** attempt)

/** What all calls of a client may repeat together, so that a service in trouble is not asked much more than a sound one. */
export interface RetryBudget {
  left: number
}

/** A call is made: a part of a repeat is earned. */
export const earn = (budget: RetryBudget): void => {
  budget.left = Math.min(reserve, budget.left + share)
}

/** Takes one repeat; answers false, or 0, when none is left. */
export const spend = (budget: RetryBudget): boolean | number => budget.left >= 1 && budget.left--
