import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

/** A fresh database for one test: a schema of its own on PostgreSQL where `DATABASE_URL` is set, else PGlite in memory. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env['DATABASE_URL']
  const schema = `test_${randomBytes(6).toString('hex')}`
  const database = url === undefined ? await openPglite() : await openPostgres(url, schema)
  await migrate(database)
  onTestFinished(async () => {
    if (url !== undefined) await database.script(`drop schema ${schema} cascade`)
    await database.close()
  })
  return database
}
