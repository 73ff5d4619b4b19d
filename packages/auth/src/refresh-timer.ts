import type { TokenSource } from './identity-token.ts'

/** Events after which a timer may be late: the computer was asleep, the tab in the background, or the network away. */
const wakeEvents = ['visibilitychange', 'pageshow', 'online'] as const

/**
 * Refreshes the token of a session before it is due, so that calls rarely wait for it: five minutes before it expires, and at
 * once when the tab wakes up later than that. After a failure it waits as long as the token source says, or until the network is back.
 * It reports nothing: a call that needs the token gets the error, and an error that ends the session has ended it already.
 */
export function createRefreshTimer(
  tokens: Pick<TokenSource, 'renew' | 'dueAt' | 'endRest'>,
  now: () => number = Date.now,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  const untilDue = (): number => tokens.dueAt() - now()

  async function refresh(): Promise<void> {
    clearTimeout(timer)
    const own = (turn += 1)
    await tokens.renew()
    if (own === turn) timer = setTimeout(() => void refresh(), Math.max(untilDue(), 0))
  }

  function wake({ type }: Event): void {
    if (type === 'online') tokens.endRest()
    if (untilDue() <= 0) void refresh()
  }

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
    },
  }
}
