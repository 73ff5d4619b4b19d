import { expect, onTestFinished, test, vi } from 'vitest'

import type { Sql } from '../storage/database.ts'
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

test('the marks of others tell who runs once all had the time to mark themselves, also after the database was away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let isAway = false
  const database: Sql = { query: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve([])) }
  const { knowsOthers, stop } = await joinProcesses(database, { isAlone: false })
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  expect(knowsOthers()).toBe(false)
  await pass(11)
  expect(knowsOthers()).toBe(true)
  isAway = true
  await pass(6)
  expect(knowsOthers()).toBe(false)
  isAway = false
  await pass(9)
  expect(knowsOthers()).toBe(false)
  await pass(4)
  expect(knowsOthers()).toBe(true)
  await stop()
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
