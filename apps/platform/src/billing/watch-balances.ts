import { startBackground } from '../kernel/background.ts'
import type { Part } from '../kernel/parts.ts'
import type { BalanceListener } from '../ledger/balance-listener.ts'

/** Work that follows from balances: those of the given keys, or of all (null). */
type BalanceWork = (keyIds: readonly string[] | null) => Promise<void>

/** Changes within this time are looked at together, so that many small charges cost one look. */
const gatherMilliseconds = 50
/** How often all keys are looked at, for what no request announces: an ended trial, a wait that is over. */
const sweepMilliseconds = 5000

function watch(name: string, work: BalanceWork): Part & { changed: BalanceListener } {
  let changed = new Set<string>()
  const task = startBackground({
    name,
    sweepMilliseconds,
    gatherMilliseconds,
    work({ isSweep }) {
      const keyIds = [...changed]
      changed = new Set()
      return work(isSweep ? null : keyIds)
    },
  })
  return {
    changed(keyId) {
      changed.add(keyId)
      task.wake()
    },
    stop: task.stop,
  }
}

/**
 * Runs each of `works`, by its name in the log, soon after balances change, at the start for what an ended process left, and regularly for
 * all keys. One that fails does not hold up the others.
 */
export function watchBalances(
  works: Readonly<Record<string, BalanceWork>>,
): Part & { changed: BalanceListener } {
  const watches = Object.entries(works).map(([name, work]) => watch(name, work))
  return {
    changed(keyId) {
      for (const { changed } of watches) changed(keyId)
    },
    async stop() {
      await Promise.all(watches.map(({ stop }) => stop()))
    },
  }
}
