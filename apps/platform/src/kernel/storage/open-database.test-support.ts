import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

import type { Database } from './database.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

export interface BorrowedDatabase {
  database: Database
  giveBack: () => Promise<void>
}

/** Databases of this worker that no test uses at the moment. They outlive a test file, and end with the worker. */
const idle: Database[] = []

/**
 * Takes a database back to what the migrations leave: all rows out, theirs in again, and no table of another month. Deleting
 * takes a fiftieth of the time of `truncate`, which makes new files for every table.
 */
async function resetDatabase(database: Database): Promise<void> {
  const tables = await database.query<{ name: string; is_known: boolean; is_partition: boolean }>(
    `select relname as name, relispartition as is_partition,
       to_regclass('template.' || relname) is not null as is_known
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname not in ('migrations', 'schema_functions')`,
  )
  const added = tables.filter((table) => !table.is_known).map(({ name }) => `public.${name}`)
  const known = tables.filter((table) => table.is_known && !table.is_partition).map(({ name }) => name)
  await database.script(
    `begin; set local session_replication_role = replica;
     ${added.length > 0 ? `drop table ${added.join(', ')};` : ''}
     ${known.map((name) => `delete from public.${name};`).join('\n')}
     ${known.map((name) => `insert into public.${name} overriding system value select * from template.${name};`).join('\n')}
     select setval(format('public.%I', sequencename)::regclass, start_value, false)
       from pg_sequences where schemaname = 'public';
     commit;`,
  )
}

/** Takes an idle database of this worker, or gets another one; it is reset when the test gives it back. */
async function borrow(get: () => Promise<Database>): Promise<BorrowedDatabase> {
  const database = idle.pop() ?? (await get())
  return {
    database,
    async giveBack() {
      await resetDatabase(database)
      idle.push(database)
    },
  }
}

/** Runs a statement on a connection of its own to the server's first database. */
async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A new database of the server, copied from a template: a tenth of the time that migrations take. */
async function copyOnServer(
  url: string,
  template: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name} template ${template} strategy file_copy`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => onServer(url, `drop database ${name} with (force)`) }
}

/** The connection that holds the locks of this worker's databases, and how many databases it has looked at. */
let claims: { client: pg.Client; looked: number } | undefined

/**
 * Takes a migrated database of the server that no other worker has, or copies the template: one database per worker, not per test. The
 * lock on it ends with the worker.
 */
async function claimOnServer(url: string): Promise<Database> {
  const template = inject('serverTemplate')
  if (claims === undefined) {
    claims = { client: new pg.Client(url), looked: 0 }
    // The server may end before the worker does.
    claims.client.on('error', () => undefined)
    await claims.client.connect()
  }
  const { client } = claims
  for (;;) {
    const name = `${template}_${claims.looked++}`
    const lock = await client.query<{ is_free: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as is_free',
      [name],
    )
    if (!lock.rows[0]?.is_free) continue
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name} template ${template} strategy file_copy`)
    const own = new URL(url)
    own.pathname = `/${name}`
    const database = openPostgres(own.href)
    // A test that ran out of time has not given it back.
    if (rowCount !== 0) await resetDatabase(database)
    return database
  }
}

/** A freshly migrated database until it is given back: one on the server of `DATABASE_URL` if that is set, else PGlite in memory. */
export function borrowDatabase(): Promise<BorrowedDatabase> {
  const url = process.env['DATABASE_URL']
  return borrow(async () =>
    url ? claimOnServer(url) : openPglite({ template: await openAsBlob(inject('databaseTemplate')) }),
  )
}

/** An empty database, opened several times, until the test ends; the embedded one has a single connection. */
export async function openEmptyDatabase(times = 1): Promise<Database[]> {
  const url = process.env['DATABASE_URL']
  if (!url) {
    const database = await openPglite({ template: await openAsBlob(inject('emptyDatabaseTemplate')) })
    onTestFinished(() => database.close())
    return Array.from({ length: times }, () => database)
  }
  const empty = await copyOnServer(url, 'template0')
  const databases = Array.from({ length: times }, () => openPostgres(empty.url))
  onTestFinished(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await empty.drop()
  })
  return databases
}

/** A fresh database for one test. */
export async function openTestDatabase(): Promise<Database> {
  const { database, giveBack } = await borrowDatabase()
  onTestFinished(giveBack)
  return database
}
