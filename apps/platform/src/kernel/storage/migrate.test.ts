import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

import { migrate } from './migrate.ts'
import { openEmptyDatabase } from './open-database.test-support.ts'

/** A schema in separate files, and an empty database for it. */
async function setUp(files: Record<string, string>) {
  const [database] = await openEmptyDatabase()
  if (database === undefined) throw new Error('There is no database.')
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['migrations', 'functions']) mkdirSync(join(folder, name))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  for (const [name, text] of Object.entries(files)) write(name, text)
  const url = (name: string) => pathToFileURL(`${join(folder, name)}/`)
  const schema = { migrations: url('migrations'), functions: [url('functions')] }
  return {
    database,
    write,
    remove: (name: string) => rmSync(join(folder, name)),
    apply: () => migrate(database, schema),
  }
}

const table = { 'migrations/1-tea.sql': 'create table tea (cups integer)' }
const doubled = (type: string) =>
  `create function doubled(value ${type}) returns ${type} language sql as 'select value * 2'`

test('migrations are applied once, in the order of their names', async () => {
  const { database, write, apply } = await setUp({
    ...table,
    'migrations/2-fill.sql': 'insert into tea values (1)',
  })
  await apply()
  write('migrations/3-more.sql', 'update tea set cups = cups + 1')
  await apply()
  await apply()
  expect(await database.query('select cups from tea')).toEqual([{ cups: 2 }])
})

test('a function is created anew when its file changes, also with other parameters, and dropped with its file', async () => {
  const { database, write, remove, apply } = await setUp({
    ...table,
    'functions/doubled.sql': doubled('integer'),
    'functions/again.sql': `create function again() returns integer language sql as 'select doubled(21)'`,
  })
  await apply()
  expect(await database.query('select again() as value')).toEqual([{ value: 42 }])
  const times = () => database.query('select name, applied_at from schema_functions order by name')
  const [again, before] = await times()
  write('functions/doubled.sql', doubled('text').replace('value * 2', 'value || value'))
  await apply()
  expect(await database.query(`select doubled('a') as value`)).toEqual([{ value: 'aa' }])
  await expect(database.query('select doubled(1.5)')).rejects.toThrow('does not exist')
  const [unchanged, changed] = await times()
  expect(unchanged).toEqual(again)
  expect(changed).not.toEqual(before)
  remove('functions/doubled.sql')
  await apply()
  await expect(database.query(`select doubled('a')`)).rejects.toThrow('does not exist')
})

test('a schema that fails leaves nothing behind', async () => {
  const { database, write, apply } = await setUp({ ...table, 'functions/broken.sql': 'create function' })
  await expect(apply()).rejects.toThrow('syntax error')
  await expect(database.query('select * from tea')).rejects.toThrow('does not exist')
  write('functions/broken.sql', `create function broken() returns integer language sql as 'select 1'`)
  await apply()
  expect(await database.query('select * from tea')).toEqual([])
})

test('a database with a migration that is unknown here is refused in words, and not changed', async () => {
  const { database, write, remove, apply } = await setUp(table)
  await apply()
  remove('migrations/1-tea.sql')
  write('migrations/0001-baseline.sql', 'drop table tea')
  await expect(apply()).rejects.toThrow(
    'The database was made by another version of the platform (its migration 1-tea.sql is not known here). Delete the local data with "npm run reset"',
  )
  expect(await database.query('select * from tea')).toEqual([])
})
