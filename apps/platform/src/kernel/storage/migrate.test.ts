import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openTestDatabase } from './open-database.test-support.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

test('a second migration changes nothing', async () => {
  const database = await openTestDatabase()
  const read = () => database.query('select name, applied_at from migrations order by name')
  const before = await read()
  await migrate(database)
  expect(before.length).toBeGreaterThan(2)
  expect(await read()).toEqual(before)
})

/** The same empty database, open several times; the embedded one has a single connection. */
async function openEmpty(times: number): Promise<Database[]> {
  const url = process.env['DATABASE_URL']
  if (!url) {
    const database = await openPglite()
    onTestFinished(() => database.close())
    return Array.from({ length: times }, () => database)
  }
  const schema = `test_start_${process.pid}`
  const databases = await Promise.all(Array.from({ length: times }, () => openPostgres(url, schema)))
  onTestFinished(async () => {
    await databases[0]?.script(`drop schema ${schema} cascade`)
    await Promise.all(databases.map((database) => database.close()))
  })
  return databases
}

test('platforms that start at once on one database take turns', async () => {
  const databases = await openEmpty(5)
  await Promise.all(databases.map(migrate))
  const applied = await databases[0]?.query('select name from migrations')
  expect(applied).toHaveLength(readdirSync(join(import.meta.dirname, 'migrations')).length)
})
