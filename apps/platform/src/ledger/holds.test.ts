import { expect, test } from 'vitest'

import type { Database } from '../kernel/storage/database.ts'
import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { createKey, trialTokens } from '../keys/keys.ts'
import { budgetBody } from './budget-schemas.ts'
import { setBudget } from './budgets.ts'
import { holdTokens, releaseHold } from './holds.ts'
import { refusalMessages } from './usage-refused.ts'
import { consume, readWallet } from './wallet.ts'

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

const body = budgetBody.parse({ tokens: 1000, period: 'day', hard_stop: true, alert_percent: null })

/** Sets a limit of 1000 tokens with a hard stop. */
const limit = (database: Database, owner: { keyId: string } | { userId: string }) =>
  database.transaction((sql) => setBudget(sql, owner, body, { identity: { email: undefined }, at }))

test('of twenty holds at once, as many are granted as the balance covers', async () => {
  const { database, keyId } = await start()
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => hold(database, keyId, `call-${index}`, trialTokens / 4)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  await expect(hold(database, keyId, 'one-more', 1)).rejects.toThrow(refusalMessages.held)
  await expect(hold(database, keyId, 'too-much', trialTokens + 1)).rejects.toThrow(refusalMessages.balance)
})

test('held tokens are not spent by other calls, and are free when their call was charged, has failed or is forgotten', async () => {
  const { database, keyId } = await start()
  await hold(database, keyId, 'stream', trialTokens - 100)
  await expect(charge(database, keyId, 'other', 101)).rejects.toThrow(refusalMessages.held)
  await charge(database, keyId, 'other', 100)

  await charge(database, keyId, 'stream', 1000, true)
  await charge(database, keyId, 'later', 5000)

  await hold(database, keyId, 'failed', 1, trialTokens)
  await expect(charge(database, keyId, 'meanwhile', 1)).rejects.toThrow(refusalMessages.held)
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
  await limit(database, { keyId })
  await hold(database, keyId, 'first', 600)
  await expect(hold(database, keyId, 'second', 600)).rejects.toThrow(refusalMessages.budget)
  await hold(database, keyId, 'second', 1, 600)
  await expect(hold(database, keyId, 'third', 1)).rejects.toThrow(refusalMessages.budget)
})

test('what is held on a limit is not spent by calls that hold nothing, also of other keys', async () => {
  const { database, keyId } = await start()
  await limit(database, { keyId })
  await hold(database, keyId, 'first', 600)
  await expect(charge(database, keyId, 'other', 401)).rejects.toThrow(refusalMessages.budget)
  await charge(database, keyId, 'other', 400)
  await charge(database, keyId, 'first', 600)

  const [mine, second] = await database.transaction(async (sql) => [
    await createKey(sql, { kind: 'trial', userId: 'ada', at }),
    await createKey(sql, { kind: 'trial', userId: 'ada', at }),
  ])
  await limit(database, { userId: 'ada' })
  await hold(database, mine.id, 'of-one-key', 600)
  await expect(charge(database, second.id, 'of-another', 401)).rejects.toThrow(refusalMessages.spend_limit)
  await charge(database, second.id, 'of-another', 400)
})

test('a retry holds what the first try held, and nothing once that was charged', async () => {
  const { database, keyId } = await start()
  await hold(database, keyId, 'call', trialTokens)
  await hold(database, keyId, 'call', trialTokens)
  await charge(database, keyId, 'call', trialTokens)
  await hold(database, keyId, 'call', trialTokens)
  expect(await database.query('select id from holds')).toEqual([])
})
