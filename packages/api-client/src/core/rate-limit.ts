import { parseDuration } from './duration.ts'

/** A call's rate limit, from its response. Fields are undefined if the service doesn't send them. */
export interface RateLimitState {
  /** Requests allowed per minute. */
  limitRequests: number | undefined
  /** Requests left in this minute. */
  remainingRequests: number | undefined
  /** Milliseconds until the limit allows another request: until the oldest request of the minute no longer counts. */
  resetRequestsMs: number | undefined
  /** Tokens allowed per minute. */
  limitTokens: number | undefined
  /** Tokens left in this minute. */
  remainingTokens: number | undefined
  /** Milliseconds until the limit allows more tokens. */
  resetTokensMs: number | undefined
}

/** A response with the rate limit of its call. */
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
