import { expect, test } from 'vitest'

import type { Database } from '../kernel/storage/database.ts'
import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { createKey, trialTokens } from '../keys/keys.ts'
import { budgetBody } from './budget-schemas.ts'
import { setBudget } from './budgets.ts'
import { refusalMessages } from './usage-refused.ts'
import { consume, holdTokens, readWallet, releaseHold } from './wallet.ts'

const at = new Date('2026-03-01T12:00:00Z')
const expiresAt = new Date('2026-03-01T13:00:00Z')

async function start() {
  const database = await openTestDatabase()
  const { id: keyId } = await database.transaction((sql) =>
    createKey(sql, { kind: 'trial', userId: null, at }),
  )
  return { database, keyId }
}

const hold = (database: Database, keyId: string, id: string, least: number, most = least, now = at) =>
  database.transaction((sql) => holdTokens(sql, { id, keyId, least, most, at: now, expiresAt }))

const charge = (database: Database, keyId: string, idempotencyKey: string, tokens: number, isDone = false) =>
  consume(database, { keyId, tokens, idempotencyKey, product: 'deepsearch', model: 'm', at, isDone })

test('of twenty holds at once, as many are granted as the balance covers', async () => {
  const { database, keyId } = await start()
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => hold(database, keyId, `call-${index}`, trialTokens / 4)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  await expect(hold(database, keyId, 'one-more', 1)).rejects.toThrow(refusalMessages.balance)
})

test('held tokens are not spent by other calls, and are free when their call was charged, has failed or is forgotten', async () => {
  const { database, keyId } = await start()
  await hold(database, keyId, 'stream', trialTokens - 100)
  await expect(charge(database, keyId, 'other', 101)).rejects.toThrow(refusalMessages.balance)
  await charge(database, keyId, 'other', 100)

  await charge(database, keyId, 'stream', 1000, true)
  await charge(database, keyId, 'later', 5000)

  await hold(database, keyId, 'failed', 1, trialTokens)
  await expect(charge(database, keyId, 'meanwhile', 1)).rejects.toThrow(refusalMessages.balance)
  await releaseHold(database, 'failed')
  await charge(database, keyId, 'meanwhile', 1)

  await hold(database, keyId, 'forgotten', 1, trialTokens)
  await hold(database, keyId, 'after', trialTokens - 6101, trialTokens, expiresAt)
  expect(await readWallet(database, keyId, at)).toEqual({ trial: trialTokens - 6101, regular: 0 })
})

test('a call that costs more than was held for it is charged whole', async () => {
  const { database, keyId } = await start()
  await hold(database, keyId, 'stream', 1, 50)
  expect(await charge(database, keyId, 'stream', 700)).toEqual({ trial: trialTokens - 700, regular: 0 })
})

test('a limit with a hard stop bounds what is held', async () => {
  const { database, keyId } = await start()
  const body = budgetBody.parse({ tokens: 1000, period: 'day', hard_stop: true, alert_percent: null })
  await database.transaction((sql) => setBudget(sql, { keyId }, body, { identity: { email: undefined }, at }))
  await hold(database, keyId, 'first', 600)
  await expect(hold(database, keyId, 'second', 600)).rejects.toThrow(refusalMessages.budget)
  await hold(database, keyId, 'second', 1, 600)
  await expect(hold(database, keyId, 'third', 1)).rejects.toThrow(refusalMessages.budget)
})
