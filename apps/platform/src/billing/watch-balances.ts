import { startBackground } from '../kernel/background.ts'
import type { Part } from '../kernel/parts.ts'
import type { BalanceListener } from '../ledger/balance-listener.ts'

/** Work that depends on balances: of the given keys, or of all keys (null). */
type BalanceWork = (keyIds: readonly string[] | null) => Promise<void>

/** Takes the next check of all keys for this process, as `takeSweep` does. */
type TakeSweep = (name: string, intervalMilliseconds: number) => Promise<number>

/**
 * Changes within this time are handled in one run: a process that charges all the time makes four queries of each work a second, and nobody
 * notices that an alert or a recharge begins that much later.
 */
const gatherMilliseconds = 250
/** Interval at which all keys are checked, for events without a request: the end of a trial or of a wait. */
const sweepMilliseconds = 5000

function watch(name: string, work: BalanceWork, take: TakeSweep): Part & { changed: BalanceListener } {
  let changed = new Set<string>()
  const task = startBackground({
    name,
    sweepMilliseconds,
    gatherMilliseconds,
    takeSweep: () => take(name, sweepMilliseconds),
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
 * Runs each of `works` regularly for all keys, in one process at a time, and soon after this process changed balances. The names are those in the log. Work that
 * fails does not delay the others.
 */
export function watchBalances(
  works: Readonly<Record<string, BalanceWork>>,
  take: TakeSweep,
): Part & { changed: BalanceListener } {
  const watches = Object.entries(works).map(([name, work]) => watch(name, work, take))
  return {
    changed(keyId) {
      for (const { changed } of watches) changed(keyId)
    },
    async stop() {
      await Promise.all(watches.map(({ stop }) => stop()))
    },
  }
}
