const FIRST_DELAY = 500
const MAX_DELAY = 8000

/** Statuses that may pass by themselves. */
const passing = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500

/** Reads a Retry-After header, in seconds or as a date, as milliseconds from now; undefined when it says nothing usable. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const milliseconds = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined
}

/** Whether a call may be sent again: only reads and calls with an idempotency key, which do no more the second time. */
export function mayRepeat(method: string, status: number | undefined): boolean {
  return (method === 'GET' || method === 'HEAD') && (status === undefined || passing(status))
}

/** The wait before try number `attempt` + 1, in milliseconds: what the server asks for, else doubling with full jitter. */
export function retryDelay(
  attempt: number,
  retryAfter: number | undefined,
  random: () => number = Math.random,
): number {
  return retryAfter ?? random() * Math.min(MAX_DELAY, FIRST_DELAY * 2 ** (attempt - 1))
}
