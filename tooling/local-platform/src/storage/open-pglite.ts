import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import type { Database, Transaction } from './database.ts'

/** PostgreSQL's int8: every amount here stays below 2^53, so a plain number is exact. */
const INT8 = 20

export interface PgliteOptions {
  /** Where it is kept, made when missing; in memory when not given. */
  directory?: string
  /** A database to begin as, as `dumpDataDir` wrote it. */
  template?: Blob
}

/** The embedded PostgreSQL, with what only it can do. */
export interface EmbeddedDatabase extends Database {
  /** The whole database as one file, to begin others with. */
  dump(): Promise<Blob>
}

/** Opens the embedded PostgreSQL. PGlite is a single connection and queues transactions by itself. */
export async function openPglite({ directory, template }: PgliteOptions = {}): Promise<EmbeddedDatabase> {
  if (directory !== undefined) mkdirSync(directory, { recursive: true })
  const pglite = await PGlite.create({
    parsers: { [INT8]: Number },
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(template === undefined ? {} : { loadDataDir: template }),
  })
  const runner = (target: Pick<PGlite, 'query' | 'exec'>): Transaction => ({
    query: async <Row extends object>(text: string, parameters: readonly unknown[] = []) =>
      (await target.query<Row>(text, [...parameters])).rows,
    script: async (text) => {
      await target.exec(text)
    },
  })
  return {
    ...runner(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(runner(transaction))),
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  }
}
