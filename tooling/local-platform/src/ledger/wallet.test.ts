import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKey, TRIAL_TOKENS } from '../keys/keys.ts'
import type { Database } from '../storage/database.ts'
import { openTestDatabase } from '../storage/open-test-database.ts'
import { InsufficientBalance } from './insufficient-balance.ts'
import { consume, creditPurchase, readWallet } from './wallet.ts'

const at = new Date('2026-01-01T00:00:00Z')
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const newKey = async () =>
  (await database.transaction((sql) => createKey(sql, { kind: 'trial', userId: null, at }))).id

const use = (keyId: string, tokens: number, idempotencyKey: string) =>
  database.transaction((sql) =>
    consume(sql, { keyId, tokens, idempotencyKey, product: 'embeddings', model: 'jina-embeddings-v3', at }),
  )

const buy = (keyId: string, tokens: number, paymentId: string) =>
  database.transaction((sql) =>
    creditPurchase(sql, { keyId, tokens, paymentId, product: 'Pack', quantity: 1, at }),
  )

const step = fc.record({
  kind: fc.constantFrom('use' as const, 'buy' as const),
  tokens: fc.integer({ min: 1, max: TRIAL_TOKENS }),
})

test('any order of use and purchase leaves the balances a plain model expects, and every entry adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const keyId = await newKey()
      let trial = TRIAL_TOKENS
      let regular = 0
      for (const { kind, tokens } of steps) {
        if (kind === 'buy') {
          await buy(keyId, tokens, randomUUID())
          regular += tokens
        } else if (tokens > trial + regular) {
          await expect(use(keyId, tokens, randomUUID())).rejects.toBeInstanceOf(InsufficientBalance)
        } else {
          await use(keyId, tokens, randomUUID())
          const free = Math.min(trial, tokens)
          trial -= free
          regular -= tokens - free
        }
        expect(await readWallet(database, keyId, at)).toEqual({ trial, regular })
      }
      const drift = await database.query(
        `select accounts.id from accounts left join entries on entries.account_id = accounts.id
         where accounts.key_id = $1 group by accounts.id having accounts.balance <> coalesce(sum(entries.amount), 0)`,
        [keyId],
      )
      expect(drift).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('one payment announced many times at once credits once', async () => {
  const keyId = await newKey()
  const payment = randomUUID()
  const credited = await Promise.all(Array.from({ length: 8 }, () => buy(keyId, 500, payment)))
  expect(credited.filter(Boolean)).toHaveLength(1)
  expect((await readWallet(database, keyId, at)).regular).toBe(500)
})

test('calls at the same moment never take more than there is', async () => {
  const keyId = await newKey()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => use(keyId, TRIAL_TOKENS * 0.3, randomUUID())),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect((await readWallet(database, keyId, at)).trial).toBe(TRIAL_TOKENS * 0.1)
})

test('entries cannot be changed', async () => {
  await newKey()
  await expect(database.query('update entries set amount = amount + 1')).rejects.toThrow('append-only')
})
