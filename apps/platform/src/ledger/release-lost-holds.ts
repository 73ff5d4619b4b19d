import { startBackground, type Background } from '../kernel/background.ts'
import { isUnclaimed, type Process } from '../kernel/processes/processes.ts'
import type { Sql } from '../kernel/storage/database.ts'

const sweepMilliseconds = 2000

/** Releases the holds of calls whose process has ended. Returns how many there were. */
export async function releaseHoldsOfEnded(sql: Sql, ownId: string): Promise<number> {
  const released = await sql.query(
    `delete from holds where process_id <> $1 and ${isUnclaimed('process_id')} returning 1 as one`,
    [ownId],
  )
  return released.length
}

/**
 * Releases the holds of processes that have ended, within seconds after they count as such. Such a call has no response and costs nothing;
 * a retry under its idempotency key, at whichever process, holds and is charged under the same name.
 */
export const releaseLostHolds = (database: Sql, { id, knowsOthers }: Process): Background =>
  startBackground({
    name: 'release of holds',
    sweepMilliseconds,
    async work() {
      if (knowsOthers()) await releaseHoldsOfEnded(database, id)
    },
  })
