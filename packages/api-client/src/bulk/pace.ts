import { wait } from '../core/deadline.ts'
import type { RateLimitState } from '../core/rate-limit.ts'
import { withJitter } from '../core/retry.ts'

/** Lets requests pass as fast as a limit of requests at the same time and the rate limit of the service allow. */
interface Pace {
  /** Waits until a request with this number of tokens may be sent. */
  enter(tokens: number): Promise<void>
  /** Ends a request; `state` is what its response says about the rate limit. */
  leave(tokens: number, state: RateLimitState | undefined): void
}

/** Creates the pace of one run. The signal ends its waits. */
export function createPace(concurrency: number, signal: AbortSignal): Pace {
  /** What the last response said; undefined while nothing is known. */
  let known: { requests: number; tokens: number; resetAt: number } | undefined
  let requests = 0
  let tokens = 0
  let look = () => {}
  let last = Promise.resolve()

  const fits = (more: number) =>
    requests < concurrency &&
    (known === undefined || (known.requests - requests >= 1 && known.tokens - tokens >= more))

  const pass = async (more: number) => {
    while (!fits(more) && !signal.aborted) {
      if (requests > 0) {
        // oxlint-disable-next-line no-await-in-loop -- looks again whenever a request ends
        await new Promise<void>((resolve) => (look = resolve))
        continue
      }
      const left = (known?.resetAt ?? 0) - performance.now()
      // oxlint-disable-next-line no-await-in-loop
      if (left > 0) await wait(withJitter(left), signal)
      // One request finds out what is free now; the others wait for its response.
      known = { requests: 1, tokens: Infinity, resetAt: 0 }
    }
    requests++
    tokens += more
  }

  return {
    // One after another, in the order of the inputs.
    enter: (more) => (last = last.then(() => pass(more))),
    leave(more, state) {
      requests--
      tokens -= more
      const { remainingRequests, remainingTokens, resetRequestsMs = 0, resetTokensMs = 0 } = state ?? {}
      if (remainingRequests !== undefined || remainingTokens !== undefined)
        known = {
          requests: remainingRequests ?? Infinity,
          tokens: remainingTokens ?? Infinity,
          resetAt: performance.now() + Math.max(resetRequestsMs, resetTokensMs),
        }
      else if (known?.resetAt === 0) known = undefined
      look()
    },
  }
}
