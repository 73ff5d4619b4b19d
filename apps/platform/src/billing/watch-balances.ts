import { log } from '../kernel/http/log.ts'

/** Acts on balances: of the named keys, or of all. */
type BalanceWork = (keyIds: readonly string[] | null) => Promise<void>

export interface BalanceWatch {
  /** Says that a key's balance has changed. Returns at once. */
  changed(keyId: string): void
  /** Ends the watch and waits for what is running. */
  stop(): Promise<void>
}

/** Changes within this time are looked at together, so that many small uses cost one look. */
const gatherMilliseconds = 50
/** How often all keys are looked at, for what no call announces: an ended trial, a wait that is over. */
const sweepMilliseconds = 5000

/**
 * Runs `works` one after the other soon after balances change, at the start for what an ended process left, and from time to time for all.
 */
export function watchBalances(works: readonly BalanceWork[]): BalanceWatch {
  let running: Promise<void> = Promise.resolve()
  let changed = new Set<string>()
  let gathering: NodeJS.Timeout | undefined
  let stopped = false

  async function look(keyIds: readonly string[] | null): Promise<void> {
    for (const work of works) {
      if (stopped) return
      try {
        await work(keyIds)
      } catch (error) {
        log('error', 'looking at balances failed', { error: String(error) })
      }
    }
  }

  function enqueue(keyIds: readonly string[] | null): void {
    running = running.then(() => look(keyIds))
  }

  enqueue(null)
  const sweeps = setInterval(() => enqueue(null), sweepMilliseconds)
  return {
    changed(keyId: string): void {
      if (stopped) return
      changed.add(keyId)
      gathering ??= setTimeout(() => {
        gathering = undefined
        const keyIds = [...changed]
        changed = new Set()
        enqueue(keyIds)
      }, gatherMilliseconds)
    },
    async stop(): Promise<void> {
      stopped = true
      clearInterval(sweeps)
      clearTimeout(gathering)
      await running
    },
  }
}
