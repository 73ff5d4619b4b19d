import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

/** A fresh, migrated database for one test file: in memory, or a schema of its own where `DATABASE_URL` names a server. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env['DATABASE_URL']
  const database = url
    ? await openPostgres(url, `test_${randomUUID().replaceAll('-', '')}`)
    : await openPglite()
  await migrate(database)
  return database
}
