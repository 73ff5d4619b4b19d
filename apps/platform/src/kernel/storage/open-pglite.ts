import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'

import type { Database } from './database.ts'
import { poolDatabase, types } from './pool-database.ts'

export interface PgliteOptions {
  /** Folder of the database, created if missing; in memory by default. */
  directory?: string
  /** A database to begin as, as `dumpDataDir` wrote it. */
  template?: Blob
}

/** The embedded PostgreSQL, with what only it can do. */
export interface EmbeddedDatabase extends Database {
  /** The whole database as one file, to begin others with. */
  dump(): Promise<Blob>
}

/** Opens the embedded PostgreSQL, which is a single connection: calls and transactions wait for each other. */
export async function openPglite({ directory, template }: PgliteOptions = {}): Promise<EmbeddedDatabase> {
  if (directory !== undefined) mkdirSync(directory, { recursive: true })
  const pglite = await PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(template === undefined ? {} : { loadDataDir: template }),
  })
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    types,
  } as pg.PoolConfig)
  const database = poolDatabase(pool)
  return {
    ...database,
    dump: () => pglite.dumpDataDir('none'),
    async close() {
      await database.close()
      await pglite.close()
    },
  }
}
