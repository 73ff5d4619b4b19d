import { parseDuration } from './duration.ts'

/** What a response says about the rate limit of its call. Undefined: the service does not say. */
export interface RateLimitState {
  /** Calls that are allowed per minute. */
  limitRequests: number | undefined
  /** Calls that are left in this minute. */
  remainingRequests: number | undefined
  /** Milliseconds until calls are free again: until the oldest call of the minute no longer counts. */
  resetRequestsMs: number | undefined
  /** Tokens that are allowed per minute. */
  limitTokens: number | undefined
  /** Tokens that are left in this minute. */
  remainingTokens: number | undefined
  /** Milliseconds until tokens are free again. */
  resetTokensMs: number | undefined
}

/** A response that says what is left of the rate limit of its call. */
export interface LimitedResponse extends Response {
  /** The rate limit, from the `x-ratelimit-*` headers. */
  readonly rateLimit: RateLimitState
}

/** Adds the rate limit to a response. It is read when it is asked for. */
export const withRateLimit = (response: Response): LimitedResponse =>
  Object.defineProperty(response, 'rateLimit', {
    configurable: true,
    get: () => rateLimitOf(response),
  }) as LimitedResponse

function rateLimitOf({ headers }: Response): RateLimitState {
  const text = (kind: string) => headers.get(`x-ratelimit-${kind}`)
  const count = (kind: string) => {
    const value = Number.parseFloat(text(kind) ?? '')
    return Number.isNaN(value) ? undefined : value
  }
  return {
    limitRequests: count('limit-requests'),
    remainingRequests: count('remaining-requests'),
    resetRequestsMs: parseDuration(text('reset-requests')),
    limitTokens: count('limit-tokens'),
    remainingTokens: count('remaining-tokens'),
    resetTokensMs: parseDuration(text('reset-tokens')),
  }
}
