import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Longest wait for the one connection, in milliseconds. */
const connectionMilliseconds = 30_000

/**
 * Marks a database that was made in full. PGlite makes a new one where it finds none, also over what is left of a damaged one.
 * Returns the name of the mark, beside the folder.
 */
function checkFolder(directory: string): string {
  const mark = `${directory}.made`
  if (existsSync(mark) && !existsSync(join(directory, 'PG_VERSION')))
    throw new Error(
      `The database in ${directory} is damaged: its file PG_VERSION is missing. Restore the folder from a copy. ` +
        `To begin with an empty database instead, delete the folder and the file ${mark}.`,
    )
  mkdirSync(directory, { recursive: true })
  return mark
}

async function openFolder(directory: string): Promise<PGlite> {
  const mark = checkFolder(directory)
  try {
    const pglite = await PGlite.create({ dataDir: directory })
    writeFileSync(mark, '')
    return pglite
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : JSON.stringify(cause)
    throw new Error(
      `The database in ${directory} cannot be opened: it is damaged, or the disk is full or read-only (${reason}).`,
      { cause },
    )
  }
}

/** Opens the embedded PostgreSQL, which is a single connection: calls and transactions wait for each other. */
export async function openPglite({ directory, template }: PgliteOptions = {}): Promise<EmbeddedDatabase> {
  const pglite =
    directory === undefined
      ? await PGlite.create(template === undefined ? {} : { loadDataDir: template })
      : await openFolder(directory)
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionMilliseconds,
    types,
  } as pg.PoolConfig)
  const database = poolDatabase(pool, { isOwn: true })
  return {
    ...database,
    dump: () => pglite.dumpDataDir('none'),
    async close() {
      await database.close()
      await pglite.close()
    },
  }
}
