import { startBackground, type Background } from '../background.ts'
import { takeSweep } from '../processes/sweeps.ts'
import type { Database } from './database.ts'

const name = 'partitions by month'
const sweepMilliseconds = 6 * 60 * 60 * 1000

/** Creates the partitions of the coming months, in one process at a time. */
export function keepMonths(database: Database, now: () => Date): Background {
  return startBackground({
    name,
    sweepMilliseconds,
    takeSweep: () => takeSweep(database, name, sweepMilliseconds),
    async work() {
      for (const [table, column] of [
        ['entries', 'created_at'],
        ['request_log', 'at'],
      ])
        await database.transaction((sql) =>
          sql.query('select add_months($1, $2, $3)', [table, column, now()]),
        )
    },
  })
}
