import { expect, test } from 'vitest'

import { openTestDatabase } from '../storage/open-database.test-support.ts'
import { isUnclaimed, joinProcesses } from './processes.ts'
import { takeSweep } from './sweeps.ts'

test('work is claimed while its process runs, and free once it has stopped or was not seen for ten seconds', async () => {
  const database = await openTestDatabase()
  const isFree = async (id: string) => {
    const [row] = await database.query<{ free: boolean }>(
      `select ${isUnclaimed('work.process_id')} as free from (values ($1)) as work (process_id)`,
      [id],
    )
    return row?.free
  }
  const [one, two] = [
    await joinProcesses(database, { isAlone: false }),
    await joinProcesses(database, { isAlone: false }),
  ]
  expect([await isFree(one.id), await isFree(two.id)]).toEqual([false, false])
  await one.stop()
  expect([await isFree(one.id), await isFree(two.id)]).toEqual([true, false])
  await database.query(`update processes set seen_at = now() - interval '11 seconds'`)
  expect(await isFree(two.id)).toBe(true)
  await two.stop()
})

test('a process that is alone on its database frees the work of all before it', async () => {
  const database = await openTestDatabase()
  await database.query(`insert into processes values ('killed', now())`)
  const { stop } = await joinProcesses(database, { isAlone: true })
  expect(await database.query('select id from processes')).toHaveLength(1)
  await stop()
  expect(await database.query('select id from processes')).toEqual([])
})

test('a sweep is taken by one process, and again once it is due', async () => {
  const database = await openTestDatabase()
  const take = () => takeSweep(database, 'test', 5000)
  const waits = await Promise.all([take(), take(), take()])
  expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(5000)
  await database.query(`update sweeps set next_at = now() - interval '1 second'`)
  expect(await take()).toBe(0)
})
