import { refreshMargin, type TokenSource } from './identity-token.ts'

/** The wait after a failed refresh, which doubles up to the longest one (specification §9). In milliseconds. */
const firstWait = 30_000
const longestWait = 16 * 60_000

/** Events after which a timer may be late: the computer was asleep, the tab in the background, or the network away. */
const wakeEvents = ['visibilitychange', 'pageshow', 'online'] as const

/**
 * Refreshes the token of a session before it is due, so that calls rarely wait for it: five minutes before it expires, and at
 * once when the tab wakes up later than that. After a failure it tries again in 30 seconds, then after twice the time, up to 16
 * minutes. It reports nothing: a call that needs the token gets the error, and an error that ends the session has ended it already.
 */
export function createRefreshTimer(
  tokens: Pick<TokenSource, 'get' | 'expiresAt'>,
  now: () => number = Date.now,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait
  let turn = 0

  const untilDue = (): number => (tokens.expiresAt() ?? 0) - refreshMargin - now()

  async function refresh(): Promise<void> {
    clearTimeout(timer)
    const own = (turn += 1)
    await tokens.get().catch(() => undefined)
    if (own !== turn) return
    const left = untilDue()
    timer = setTimeout(() => void refresh(), left > 0 ? left : wait)
    wait = left > 0 ? firstWait : Math.min(wait * 2, longestWait)
  }

  const wake = () => void (untilDue() <= 0 && refresh())

  return {
    /** Starts with the token that the provider has stored, which is refreshed at once when it is due. */
    start(): void {
      for (const event of wakeEvents) globalThis.addEventListener?.(event, wake)
      void refresh()
    },
    stop(): void {
      for (const event of wakeEvents) globalThis.removeEventListener?.(event, wake)
      clearTimeout(timer)
      turn += 1
      wait = firstWait
    },
  }
}
