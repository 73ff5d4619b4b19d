import { setTimeout } from 'node:timers/promises'

import { startBackground, type Background } from '../background.ts'
import type { Database } from '../storage/database.ts'
import { takeSweep } from './sweeps.ts'

const name = 'partitions by month'
const sweepMilliseconds = 6 * 60 * 60 * 1000

/** Longest wait between two tries, and how many there are. The partitions are made months ahead, so there is time. */
const waitMilliseconds = 500
const tries = 20
/** PostgreSQL's code for a lock that was not granted in time. */
const lockNotAvailable = '55P03'

/** Gives way to charges, which hold locks on the same tables, and tries again. */
async function addMonths(database: Database, table: string, column: string, at: Date): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await database.query('select add_months($1, $2, $3)', [table, column, at])
      return
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable || attempt === tries) throw error
      await setTimeout(Math.random() * waitMilliseconds)
    }
  }
}

/** Creates the partitions of the coming months, in one process at a time. */
export function keepMonths(database: Database, now: () => Date): Background {
  return startBackground({
    name,
    sweepMilliseconds,
    takeSweep: () => takeSweep(database, name, sweepMilliseconds),
    async work() {
      await addMonths(database, 'entries', 'created_at', now())
      await addMonths(database, 'request_log', 'at', now())
    },
  })
}
