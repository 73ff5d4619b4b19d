import { expect, onTestFinished, test } from 'vitest'

import { openTestDatabase } from '../storage/open-database.test-support.ts'
import { keptFor, startRetention } from './retention.ts'

const at = new Date('2026-05-04T10:00:00Z')
const hour = 3_600_000

test('all rows whose time is over go, however many, and those that are kept stay', async () => {
  const database = await openTestDatabase()
  await database.query(
    `insert into trial_grants (client, granted_at)
     select 'client ' || number, $1::timestamptz - case when number <= 2500 then interval '2 hours' else interval '1 minute' end
     from generate_series(1, 2503) as number`,
    [at],
  )
  const grants = keptFor({
    table: 'trial_grants',
    key: 'client, granted_at',
    since: 'granted_at',
    milliseconds: hour,
    only: `client <> 'client 7'`,
  })
  await grants.prune(database, at, new AbortController().signal)
  expect(await database.query('select client from trial_grants order by granted_at, client')).toEqual(
    [7, 2501, 2502, 2503].map((number) => ({ client: `client ${number}` })),
  )
})

test('a table whose rows cannot be deleted does not keep those of the others, and is tried again', async () => {
  const database = await openTestDatabase()
  const pruned: string[] = []
  let isBroken = true
  const retention = startRetention({ database, now: () => at }, [
    {
      table: 'broken',
      prune: () => (isBroken ? Promise.reject(new Error('it is locked')) : Promise.resolve()),
    },
    {
      table: 'others',
      prune(_, time) {
        pruned.push(time.toISOString())
        return Promise.resolve()
      },
    },
  ])
  onTestFinished(() => retention.stop())
  await expect(retention.runNow()).rejects.toThrow('broken: Error: it is locked')
  expect(new Set(pruned)).toEqual(new Set([at.toISOString()]))
  isBroken = false
  await retention.runNow()
})
