/** Milliseconds of the limiter's clock. */
const minute = 60_000

/** A limit of requests per minute, by a clock that may be faster than time. */
export interface RateLimiter {
  /** Counts a request; false when the limit is used up. */
  take(): boolean
  /** The headers that announce the limit, with waits in seconds of the caller's clock. */
  headers(): Record<string, string>
  /** Milliseconds of the caller's clock until a request is free again. */
  resetMs(): number
}

/** Creates a limiter whose minute passes `scale` times as fast as that of the caller. */
export function createRateLimiter(requestsPerMinute: number, scale: number): RateLimiter {
  const times: number[] = []
  const left = () => {
    const now = performance.now() * scale
    while (times[0] !== undefined && times[0] <= now - minute) times.shift()
    return requestsPerMinute - times.length
  }
  const resetMs = () => (times[0] === undefined ? 0 : times[0] + minute - performance.now() * scale) / scale
  return {
    take() {
      const isFree = left() > 0
      if (isFree) times.push(performance.now() * scale)
      return isFree
    },
    headers: () => ({
      'x-ratelimit-limit-requests': String(requestsPerMinute),
      'x-ratelimit-remaining-requests': String(left()),
      'x-ratelimit-reset-requests': String(Math.max(0, resetMs()) / 1000),
    }),
    resetMs: () => Math.max(1, Math.ceil(resetMs())),
  }
}
