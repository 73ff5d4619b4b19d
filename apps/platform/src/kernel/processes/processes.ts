import { randomUUID } from 'node:crypto'

import { log } from '../log.ts'
import type { Part } from '../parts.ts'
import type { Sql } from '../storage/database.ts'

/** A process marks its row this often; one that was not marked for `goneSeconds` has ended. */
export const markMilliseconds = 2000
export const goneSeconds = 10
/** A longer time without a mark is a gap. */
const gapMilliseconds = goneSeconds * 500

/** This process among those over one database. */
export interface Process extends Part {
  /** Names the process in the rows of work that it has claimed. */
  id: string
  /**
   * Whether the marks of the other processes tell who runs: after a time in which the database was away from all of them, those that still
   * run have had the time to mark themselves again.
   */
  knowsOthers(): boolean
  /** Gives claimed work back to the other processes. */
  stop(): Promise<void>
}

/** SQL condition: nobody works on a row, or its process has ended. `column` has the id of the process. */
export const isUnclaimed = (column: string): string =>
  `not exists (select 1 from processes where processes.id = ${column} and seen_at > now() - ${goneSeconds} * interval '1 second')`

const mark = `insert into processes (id, seen_at) values ($1, now())
  on conflict (id) do update set seen_at = excluded.seen_at`

/**
 * Registers this process, so that others leave the work alone that it has claimed until it stops or is not seen for ten seconds.
 * `isAlone`: no other process can use the database, so work that others have claimed is free at once.
 */
export async function joinProcesses(database: Sql, { isAlone }: { isAlone: boolean }): Promise<Process> {
  const id = randomUUID()
  await database.query(
    `delete from processes where $1 or seen_at < now() - ${goneSeconds} * interval '1 second'`,
    [isAlone],
  )
  await database.query(mark, [id])
  let markedAt = performance.now()
  /** Since when this process was marked without a gap that may have been one of the others, too. */
  let unbrokenSince = markedAt
  const noteMark = () => {
    const before = markedAt
    markedAt = performance.now()
    if (markedAt - before > gapMilliseconds) unbrokenSince = markedAt
  }
  let marking: Promise<unknown> = Promise.resolve()
  let isMarking = false
  const timer = setInterval(() => {
    if (isMarking) return
    isMarking = true
    marking = database
      .query(mark, [id])
      .then(noteMark)
      .catch((error: unknown) => log('warn', 'process not marked as running', { error: String(error) }))
      .finally(() => (isMarking = false))
  }, markMilliseconds)
  return {
    id,
    knowsOthers() {
      const now = performance.now()
      return isAlone || (now - markedAt <= gapMilliseconds && now - unbrokenSince > goneSeconds * 1000)
    },
    async stop() {
      clearInterval(timer)
      await marking
      // Without it the others wait until the process counts as ended.
      await database.query('delete from processes where id = $1', [id]).catch(() => undefined)
    },
  }
}
