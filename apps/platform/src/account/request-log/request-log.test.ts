import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Database } from '../../kernel/storage/database.ts'
import { openTestDatabase } from '../../kernel/storage/open-database.test-support.ts'
import {
  insertCalls,
  keptDays,
  requestLogRetention,
  startRequestLog,
  type LoggedCall,
} from './request-log.ts'

const at = new Date('2026-05-04T10:00:00Z')
const call = (change: Partial<LoggedCall> = {}): LoggedCall => ({
  id: randomUUID(),
  keyId: 'k',
  at,
  method: 'POST',
  route: '/v1/embeddings',
  product: 'embedding',
  model: 'jina-embeddings-v3',
  status: 200,
  tokens: 3,
  duration: 1.6,
  engine: 'local',
  error: null,
  userAgent: null,
  ...change,
})
const count = async (database: Database) => (await database.query('select id from request_log')).length

/** A database whose first `failures` insertions of calls fail, the first one after it has written. */
function failingDatabase(database: Database, failures: number) {
  let tries = 0
  const failing: Database = {
    ...database,
    async query<Row extends object>(text: string, parameters?: readonly unknown[]) {
      if (!text.startsWith('insert into request_log')) return database.query<Row>(text, parameters)
      tries += 1
      if (tries === 1) await database.query(text, parameters)
      if (tries <= failures) throw new Error('the connection is gone')
      return database.query<Row>(text, parameters)
    },
  }
  return { failing, tries: () => tries }
}

test('calls are written in batches, the last ones at the stop', async () => {
  const database = await openTestDatabase()
  const { failing, tries } = failingDatabase(database, 0)
  const requestLog = startRequestLog(failing)
  const calls = Array.from({ length: 1200 }, (_, index) => call({ tokens: index }))
  for (const one of calls) requestLog.record(one)
  await requestLog.stop()
  expect(tries()).toBe(3)
  const [row] = await database.query('select * from request_log where tokens = 1199')
  const { id } = calls.at(-1) ?? {}
  expect(row).toMatchObject({ id, key_id: 'k', at, route: '/v1/embeddings', status: 200, duration_ms: 2 })
  expect(await count(database)).toBe(1200)
})

test('calls of a failed batch are retried, and written once', async () => {
  const database = await openTestDatabase()
  const once = startRequestLog(failingDatabase(database, 1).failing)
  await once.flush()
  once.record(call())
  await expect(once.flush()).rejects.toThrow('the connection is gone')
  await once.stop()
  expect(await count(database)).toBe(1)

  const { failing } = failingDatabase(database, 2)
  const twice = startRequestLog(failing)
  await twice.flush()
  twice.record(call())
  await expect(twice.flush()).rejects.toThrow('the connection is gone')
  twice.record(call())
  await expect(twice.flush()).rejects.toThrow('the connection is gone')
  await twice.flush()
  expect(await count(database)).toBe(3)
  await twice.stop()
})

test('calls that wait for a slow database are limited in number', async () => {
  const database = await openTestDatabase()
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const slow: Database = {
    ...database,
    query: (text, parameters) => gate.then(() => database.query(text, parameters)),
  }
  const requestLog = startRequestLog(slow)
  for (let made = 0; made < 30_000; made++) requestLog.record(call())
  open()
  await requestLog.stop()
  expect(await count(database)).toBe(20_000)
})

test('calls beyond the retention time are deleted', async () => {
  const database = await openTestDatabase()
  const days = (number: number) => new Date(at.getTime() - number * 24 * 60 * 60 * 1000)
  const kept = call({ at: days(keptDays - 1) })
  await insertCalls(database, [call({ at: days(keptDays + 1) }), kept])
  await requestLogRetention.prune(database, at, new AbortController().signal)
  expect(await database.query('select id from request_log')).toEqual([{ id: kept.id }])
})
