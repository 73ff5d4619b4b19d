import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { Database } from '../../kernel/storage/database.ts'
import { openTestDatabase } from '../../kernel/storage/open-database.test-support.ts'
import { startBodyStore } from './body-store.ts'

const bodies = { address: '/v1/embeddings', request: null, response: null }
const at = new Date('2026-03-01T12:00:00Z')

/** A store over a database that counts transactions and can be away. Its timers stand still, so that only `flush` writes. */
async function openStore() {
  const opened = await openTestDatabase()
  await opened.query(
    `insert into api_keys (id, hash, kind, tail, created_at, stores_bodies)
     values ('key', 'hash', 'zero', 'tail', $1, true), ('off', 'hash of the other', 'zero', 'tail', $1, false)`,
    [at],
  )
  const state = { isAway: false, transactions: 0 }
  const database: Database = {
    ...opened,
    transaction(work) {
      state.transactions += 1
      return state.isAway ? Promise.reject(new Error('The database is away.')) : opened.transaction(work)
    },
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const store = startBodyStore({ database, now: () => at }, randomBytes(32).toString('hex'))
  onTestFinished(async () => {
    await store.stop()
    vi.useRealTimers()
  })
  const stored = async () => {
    const rows = await opened.query<{ request_id: string }>(
      'select request_id from request_bodies order by 1',
    )
    return rows.map((row) => row.request_id)
  }
  return { state, store, stored }
}

test('the bodies of calls that come together are written together, those of keys without it not', async () => {
  const { state, store, stored } = await openStore()
  const ids = Array.from({ length: 40 }, (_, index) => `call-${10 + index}`)
  for (const requestId of ids) store.keep({ requestId, keyId: 'key', at }, bodies)
  store.keep({ requestId: 'call-off', keyId: 'off', at }, bodies)
  await store.flush()
  expect(await stored()).toEqual(ids)
  expect(state.transactions).toBe(1)
})

test('bodies that the database did not take are written when it is back', async () => {
  const { state, store, stored } = await openStore()
  state.isAway = true
  store.keep({ requestId: 'one', keyId: 'key', at }, bodies)
  await expect(store.flush()).rejects.toThrow('away')
  state.isAway = false
  store.keep({ requestId: 'two', keyId: 'key', at }, bodies)
  await store.flush()
  expect(await stored()).toEqual(['one', 'two'])
})
