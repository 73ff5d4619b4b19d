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

/** Milliseconds of each unit of a duration such as `1m30s`. */
const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Parses a duration in seconds (`1.5`) or with units (`6m0s`, `20ms`), as `x-ratelimit-reset-*` has it. Undefined for another text. */
function parseDuration(text: string | null): number | undefined {
  if (!text) return
  const seconds = Number(text)
  if (seconds >= 0) return seconds * 1000
  if (!/^([\d.]+(ms|[smhd]))+$/.test(text)) return
  let total = 0
  for (const [, amount, unit] of text.matchAll(/([\d.]+)(ms|[smhd])/g))
    total += Number(amount) * (units[unit as string] as number)
  return Number.isNaN(total) ? undefined : total
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
