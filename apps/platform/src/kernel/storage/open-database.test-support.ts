import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { inject, onTestFinished } from 'vitest'

import { applySchema } from '../../schema/apply-schema.ts'
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

async function borrowSchema(url: string): Promise<BorrowedDatabase> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  const database = await openPostgres(url, schema)
  await applySchema(database)
  return {
    database,
    async giveBack() {
      await database.script(`drop schema ${schema} cascade`)
      await database.close()
    },
  }
}

/** An empty database until it is released: a separate schema on PostgreSQL if `DATABASE_URL` is set, else PGlite in memory. */
export function borrowDatabase(): Promise<BorrowedDatabase> {
  const url = process.env['DATABASE_URL']
  return url === undefined || url === '' ? borrowEmbedded() : borrowSchema(url)
}

/** An empty database, opened several times, until the test ends; the embedded one has a single connection. */
export async function openEmptyDatabase(times = 1): Promise<Database[]> {
  const url = process.env['DATABASE_URL']
  if (!url) {
    const database = await openPglite({ template: await openAsBlob(inject('emptyDatabaseTemplate')) })
    onTestFinished(() => database.close())
    return Array.from({ length: times }, () => database)
  }
  const schema = `test_empty_${randomBytes(6).toString('hex')}`
  const databases = await Promise.all(Array.from({ length: times }, () => openPostgres(url, schema)))
  onTestFinished(async () => {
    await databases[0]?.script(`drop schema ${schema} cascade`)
    await Promise.all(databases.map((database) => database.close()))
  })
  return databases
}

/** A fresh database for one test. */
export async function openTestDatabase(): Promise<Database> {
  const { database, giveBack } = await borrowDatabase()
  onTestFinished(giveBack)
  return database
}
