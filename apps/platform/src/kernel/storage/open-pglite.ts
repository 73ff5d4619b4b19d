import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'

import type { Database } from './database.ts'
import { poolDatabase, types } from './pool-database.ts'

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

/** Messages of the extended query protocol that are answered with those that follow: Parse, Bind, Describe, Execute. */
const gatheredMessages = new Set(Array.from('PBDE', (type) => type.charCodeAt(0)))

/**
 * The database as the connection of `pg` calls it, message by message. Those of a statement are handed over together,
 * because each entry into the database costs again: a fifth of a transfer.
 */
function gatherMessages(pglite: PGlite): PGlite {
  let gathered: Uint8Array[] = []
  return {
    waitReady: pglite.waitReady,
    execProtocolStream: async (message, options) => {
      gathered.push(message)
      if (gatheredMessages.has(message[0] ?? 0)) return []
      const together = Buffer.concat(gathered)
      gathered = []
      return pglite.execProtocolStream(together, options)
    },
  } as Pick<PGlite, 'waitReady' | 'execProtocolStream'> as PGlite
}

/** Opens the embedded PostgreSQL, which is a single connection: calls and transactions wait for each other. */
export async function openPglite({ directory, template }: PgliteOptions = {}): Promise<EmbeddedDatabase> {
  if (directory !== undefined) mkdirSync(directory, { recursive: true })
  const pglite = await PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(template === undefined ? {} : { loadDataDir: template }),
  })
  const pool = new pg.Pool({
    ...createPgConfig(gatherMessages(pglite)),
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
