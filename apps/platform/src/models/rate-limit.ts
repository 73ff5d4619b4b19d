import type { Context } from 'hono'

import { ApiFailure } from '../kernel/http/api-failure.ts'

/** Requests and tokens allowed per minute. */
export interface Limit {
  requests: number
  tokens?: number
}

const windowMilliseconds = 60_000

/** Above this many callers, those without a call in the last minute are removed. */
const manyCallers = 10_000

interface Call {
  at: number
  tokens: number
}

/** Headers with the limits per minute, and the seconds until the oldest call leaves the window. */
const limitHeaders = ({ requests, tokens }: Limit, reset: number): Record<string, string> => ({
  'X-RateLimit-Limit-Requests': String(requests),
  'X-RateLimit-Reset-Requests': String(reset),
  ...(tokens !== undefined && {
    'X-RateLimit-Limit-Tokens': String(tokens),
    'X-RateLimit-Reset-Tokens': String(reset),
  }),
})

/** Counts calls over a sliding minute, per key or client address, in the memory of this process. */
export function createRateLimiter(now: () => Date) {
  const calls = new Map<string, Call[]>()

  /** Counts one call and sets the rate-limit headers; throws 429 with Retry-After above the limit. */
  return (context: Context, who: string, limit: Limit, tokens = 0): void => {
    const at = now().getTime()
    if (calls.size > manyCallers) {
      for (const [caller, known] of calls)
        if ((known.at(-1)?.at ?? 0) <= at - windowMilliseconds) calls.delete(caller)
    }
    const recent = (calls.get(who) ?? []).filter((call) => call.at > at - windowMilliseconds)
    const used = recent.reduce((sum, call) => sum + call.tokens, 0)
    const tooMany = recent.length >= limit.requests
    if (tooMany || (limit.tokens !== undefined && recent.length > 0 && used + tokens > limit.tokens)) {
      calls.set(who, recent)
      const wait = Math.max(1, Math.ceil(((recent[0]?.at ?? at) + windowMilliseconds - at) / 1000))
      throw new ApiFailure(429, tooMany ? 'Too many requests in a minute.' : 'Too many tokens in a minute.', {
        'retry-after': String(wait),
        ...limitHeaders(limit, wait),
        'X-RateLimit-Remaining-Requests': String(Math.max(0, limit.requests - recent.length)),
      })
    }
    recent.push({ at, tokens })
    calls.set(who, recent)
    const reset = Math.ceil(((recent[0]?.at ?? at) + windowMilliseconds - at) / 1000)
    for (const [name, value] of Object.entries(limitHeaders(limit, reset))) context.header(name, value)
    context.header('X-RateLimit-Remaining-Requests', String(limit.requests - recent.length))
    if (limit.tokens !== undefined) {
      context.header('X-RateLimit-Remaining-Tokens', String(Math.max(0, limit.tokens - used - tokens)))
    }
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>
