import { expect, test } from 'vitest'

import { openTestDatabase } from '../storage/open-database.test-support.ts'

const partitions = `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
  where inhparent = 'request_log'::regclass order by 1`

const insertion = `insert into request_log (id, key_id, at, method, route, status, tokens, duration_ms)
  values ($1, 'key', $2, 'GET', '/', 200, 0, 1)`

test('months are created once, take their rows, and are dropped when they are past', async () => {
  const database = await openTestDatabase()
  const add = (at: string) => database.query(`select add_months('request_log', 'at', $1)`, [at])
  const names = async () => (await database.query<{ name: string }>(partitions)).map(({ name }) => name)
  await add('2090-11-20T00:00:00Z')
  await add('2090-12-01T00:00:00Z')
  const months = ['request_log_2090_11', 'request_log_2090_12', 'request_log_2091_01', 'request_log_2091_02']
  expect(await names()).toEqual([...months, 'request_log_first', 'request_log_other'])
  await database.query(insertion, ['december', '2090-12-31T23:59:59Z'])
  await database.query(insertion, ['other', '2095-01-01T00:00:00Z'])
  expect(await database.query('select id from request_log_2090_12')).toEqual([{ id: 'december' }])
  expect(await database.query('select id from request_log_other')).toEqual([{ id: 'other' }])
  await database.query(`select drop_months('request_log', '2090-12-31T00:00:00Z')`)
  expect(await names()).toEqual([...months.slice(1), 'request_log_first', 'request_log_other'])
  expect(await database.query('select id from request_log order by id')).toHaveLength(2)
})

test('a month whose rows are in the default partition stays there', async () => {
  const database = await openTestDatabase()
  await database.query(insertion, ['early', '2092-05-05T00:00:00Z'])
  await database.query(`select add_months('request_log', 'at', '2092-04-20T00:00:00Z')`)
  expect(await database.query(`select to_regclass('request_log_2092_05') as month`)).toEqual([
    { month: null },
  ])
  expect(await database.query(`select to_regclass('request_log_2092_06') is null as missing`)).toEqual([
    { missing: false },
  ])
})
