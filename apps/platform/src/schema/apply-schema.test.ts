import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { openEmptyDatabase, openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { applySchema } from './apply-schema.ts'

test('applying the schema again changes nothing', async () => {
  const database = await openTestDatabase()
  const read = () =>
    database.query(
      `select name, applied_at from migrations union all select name, applied_at from schema_functions order by name`,
    )
  const before = await read()
  await applySchema(database)
  expect(before.length).toBeGreaterThan(2)
  expect(await read()).toEqual(before)
})

test('platforms that start at once on one database take turns', async () => {
  const databases = await openEmptyDatabase(5)
  await Promise.all(databases.map(applySchema))
  const applied = await databases[0]?.query('select name from migrations order by name')
  const files = readdirSync(new URL('./migrations/', import.meta.url)).toSorted()
  expect(applied).toEqual(files.map((name) => ({ name })))
})

test('each migration has a number of its own, so that two branches cannot add the same one', () => {
  const files = readdirSync(new URL('./migrations/', import.meta.url))
  for (const name of files) expect(name).toMatch(/^\d{4}-[a-z-]+\.sql$/)
  expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length)
})
