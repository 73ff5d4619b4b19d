import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import type { Database, Sql } from './database.ts'

/** PostgreSQL's int8: every amount here stays below 2^53, so a plain number is exact. */
const INT8 = 20

/**
 * Opens the embedded PostgreSQL in `directory` (made when missing), or in memory without one.
 * PGlite is a single connection and queues transactions by itself.
 */
export async function openPglite(directory?: string): Promise<Database> {
  if (directory !== undefined) mkdirSync(directory, { recursive: true })
  const parsers = { [INT8]: Number }
  const pglite =
    directory === undefined ? await PGlite.create({ parsers }) : await PGlite.create(directory, { parsers })
  const runner = (target: Pick<PGlite, 'query'>): Sql => ({
    query: async <Row extends object>(text: string, parameters: readonly unknown[] = []) =>
      (await target.query<Row>(text, [...parameters])).rows,
  })
  return {
    ...runner(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(runner(transaction))),
    script: async (text) => {
      await pglite.exec(text)
    },
    close: () => pglite.close(),
  }
}
