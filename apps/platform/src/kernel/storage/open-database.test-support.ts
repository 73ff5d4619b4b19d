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

/** Databases of this test file that no test uses at the moment, fresh. */
const idle: Database[] = []

/** Takes a database back to what the migrations leave: all rows out, theirs in again. */
async function resetDatabase(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'template'`,
  )
  const names = tables.map(({ name }) => name)
  const refill = names.map(
    (name) => `insert into public.${name} overriding system value select * from template.${name};`,
  )
  await database.script(
    `begin; set local session_replication_role = replica;
     truncate ${names.map((name) => `public.${name}`).join(', ')} restart identity cascade;
     ${refill.join('\n')} commit;`,
  )
}

async function borrowEmbedded(): Promise<BorrowedDatabase> {
  const database =
    idle.pop() ?? (await openPglite({ template: await openAsBlob(inject('databaseTemplate')) }))
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

async function borrowOnServer(url: string): Promise<BorrowedDatabase> {
  const copy = await copyOnServer(url, inject('serverTemplate'))
  const database = openPostgres(copy.url)
  return {
    database,
    async giveBack() {
      await database.close()
      await copy.drop()
    },
  }
}

/** An empty database until it is released: a separate one on the server of `DATABASE_URL` if that is set, else PGlite in memory. */
export function borrowDatabase(): Promise<BorrowedDatabase> {
  const url = process.env['DATABASE_URL']
  return url === undefined || url === '' ? borrowEmbedded() : borrowOnServer(url)
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
