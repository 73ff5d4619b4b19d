import type { Database, Sql } from './database.ts'
import { storageFailure } from './storage-failure.ts'

/** Takes about a megabyte: a row that is replaced often fits into a page that a table has already, also on a full disk. */
const takeSpace = `create table taken_space as select repeat(md5(number::text), 32) as text from generate_series(1, 1000) as number`

class EnoughSpace extends Error {}

export interface WatchedDatabase {
  database: Database
  /** Throws the error of a full disk from a statement that failed by it until there is space again. */
  checkSpace(): Promise<void>
}

/** Watches the statements of a database for a full disk. */
export function watchSpace(inner: Database): WatchedDatabase {
  let wasFull = false
  const watched = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      wasFull ||= error instanceof Error && storageFailure(error) === 'full'
      throw error
    })
  const query: Sql['query'] = (text, parameters) => watched(inner.query(text, parameters))
  return {
    database: {
      query,
      script: (text) => watched(inner.script(text)),
      transaction: (work) => watched(inner.transaction(work)),
      close: () => inner.close(),
    },
    async checkSpace() {
      if (!wasFull) return
      const taken = inner.transaction(async (sql) => {
        await sql.query(takeSpace)
        // Rolls the table back.
        throw new EnoughSpace()
      })
      await taken.catch((error: unknown) => {
        if (!(error instanceof EnoughSpace)) throw error
      })
      wasFull = false
    },
  }
}
