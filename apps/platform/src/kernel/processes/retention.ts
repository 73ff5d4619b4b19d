import { startBackground, type Background } from '../background.ts'
import type { Core } from '../core.ts'
import type { Database } from '../storage/database.ts'
import { takeSweep } from './sweeps.ts'

const name = 'retention'
const sweepMilliseconds = 15 * 60 * 1000
/** Rows of one statement, so that none blocks others for long. */
const deletedAtOnce = 1000

/** The end of the rows of a table. */
export interface Retention {
  table: string
  /** Deletes what is over at a time. Returns early once `stopping` is aborted. */
  prune(database: Database, at: Date, stopping: AbortSignal): Promise<void>
}

interface RowLifetime {
  table: string
  /** The columns that name a row, separated by commas. */
  key: string
  /** The column from whose time on rows are kept. */
  since: string
  milliseconds: number
  /** SQL condition for the rows that end; the others stay. */
  only?: string
}

/** Rows that are deleted a fixed time after the time in one of their columns. */
export const keptFor = ({ table, key, since, milliseconds, only = 'true' }: RowLifetime): Retention => ({
  table,
  async prune(database, at, stopping) {
    const before = new Date(at.getTime() - milliseconds)
    for (;;) {
      const deleted = await database.query(
        `delete from ${table} where (${key}) in (select ${key} from ${table} where ${since} <= $1 and ${only} limit $2) returning 1 as one`,
        [before, deletedAtOnce],
      )
      if (deleted.length < deletedAtOnce || stopping.aborted) return
    }
  },
})

/**
 * Deletes the rows whose time is over, at the start and every 15 minutes, by one process at a time. A table whose rows cannot be deleted does
 * not keep those of the others.
 */
export function startRetention(
  { database, now }: Pick<Core, 'database' | 'now'>,
  retentions: readonly Retention[],
): Background {
  return startBackground({
    name,
    sweepMilliseconds,
    takeSweep: () => takeSweep(database, name, sweepMilliseconds),
    async work({ stopping }) {
      const failures: unknown[] = []
      for (const { table, prune } of retentions) {
        if (stopping.aborted) break
        await prune(database, now(), stopping).catch((error: unknown) =>
          failures.push(`${table}: ${String(error)}`),
        )
      }
      if (failures.length > 0) throw new AggregateError(failures, failures.join('; '))
    },
  })
}
