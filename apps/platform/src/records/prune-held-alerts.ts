import { startBackground, type Background } from '../kernel/background.ts'
import type { Core } from '../kernel/core.ts'
import { takeSweep } from '../kernel/processes/sweeps.ts'
import { lifetimeMilliseconds } from './alert-addresses.ts'

const name = 'pruning of held alerts'
const sweepMilliseconds = 60 * 60 * 1000

/** Deletes alerts whose address was not confirmed while its link was valid, once an hour. */
export function pruneHeldAlerts({ database, now }: Pick<Core, 'database' | 'now'>): Background {
  return startBackground({
    name,
    sweepMilliseconds,
    takeSweep: () => takeSweep(database, name, sweepMilliseconds),
    async work() {
      const before = new Date(now().getTime() - lifetimeMilliseconds)
      await database.query(`delete from mails where state = 'held' and created_at <= $1`, [before])
    },
  })
}
