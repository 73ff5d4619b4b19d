import type { Context } from 'hono'
import { expect, test } from 'vitest'

import { createCallerFinder } from '../../access/find-caller.ts'
import type { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Database } from '../../kernel/storage/database.ts'
import { openTestDatabase } from '../../kernel/storage/open-database.test-support.ts'
import { createKey } from '../../keys/keys.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { UsageRefused } from '../../ledger/usage-refused.ts'
import { creditPurchase } from '../../ledger/wallet.ts'
import { createRateLimiter, type FoundKey } from './rate-limit.ts'

const at = new Date('2026-05-04T10:00:00Z')

/** A limiter that notes its statements, and a function that charges calls of keys at once; each outcome is the balance left, or why it was refused. */
async function start() {
  const database = await openTestDatabase()
  const statements: string[] = []
  const noting: Database = {
    ...database,
    query(text, parameters) {
      statements.push(text)
      return database.query(text, parameters)
    },
  }
  const limiter = createRateLimiter({ database: noting, now: () => at })
  const context = { set: () => undefined, header: () => undefined } as unknown as Context
  const find = createCallerFinder(database)
  const foundKeys = new Map<string, FoundKey>()
  let names = 0
  return {
    database,
    statements,
    async newKey(tokens: number, userId: string | null = null) {
      const { id, text } = await database.transaction(async (sql) => {
        const key = await createKey(sql, { kind: 'zero', userId, at })
        const paid = { keyId: key.id, tokens, paymentId: key.id, product: 'Pack', quantity: 1, at }
        if (tokens > 0) await creditPurchase(sql, paid)
        return key
      })
      const found = await find(text, at)
      if (found !== undefined) foundKeys.set(id, found)
      return id
    },
    charge: (keyIds: readonly string[], { tokens = 3, requests = 100, name = '' } = {}) =>
      Promise.all(
        keyIds.map((keyId) =>
          limiter
            .charge(
              context,
              `embeddings:${keyId}`,
              { requests },
              foundKeys.get(keyId) ?? { hash: '', version: '' },
              {
                keyId,
                tokens,
                idempotencyKey: name || `call ${names++}`,
                product: 'embedding',
                model: 'a model',
                at,
              },
            )
            .then(
              ({ regular }) => regular,
              (error: unknown) =>
                error instanceof UsageRefused ? error.reason : (error as ApiFailure).status,
            ),
        ),
      ),
  }
}

test('calls of one moment are charged by one statement, each as if it were alone', async () => {
  const { database, statements, newKey, charge } = await start()
  const [rich, poor, busy] = [await newKey(100), await newKey(7), await newKey(100)]
  expect(await charge([busy], { requests: 1 })).toEqual([97])
  statements.length = 0
  const outcomes = await charge([rich, poor, rich, poor, poor, rich])
  expect(statements).toHaveLength(1)
  expect(outcomes).toEqual([97, 4, 94, 1, 'balance', 91])
  expect(await charge([rich, rich, rich], { name: 'one name' })).toEqual([88, 88, 88])
  expect(await charge([rich, busy, poor], { requests: 1 })).toEqual([429, 429, 429])
  expect(await checkLedger(database)).toEqual([])
})

test('a charge that cannot be made does not undo those of the same moment', async () => {
  const { newKey, charge } = await start()
  const key = await newKey(100)
  expect(await charge([key, 'no key', key])).toEqual([97, 503, 94])
})

test('a call whose key was changed since it was found is not charged, beside others that are', async () => {
  const { database, newKey, charge } = await start()
  const keys = [await newKey(100), await newKey(100)]
  await database.query('update api_keys set revoked_at = $2 where id = $1', [keys[0], at])
  expect(await charge(keys)).toEqual([503, 97])
})

test('a limit of an account binds the calls of its keys at one moment together', async () => {
  const { database, newKey, charge } = await start()
  const keys = [await newKey(100, 'user'), await newKey(100, 'user')]
  await database.query(
    `insert into budgets (id, user_id, tokens, period, hard_stop, used, period_start, is_alerted)
     values ('limit', 'user', 10, 'total', true, 0, $1, false)`,
    [at],
  )
  const outcomes = await charge([...keys, ...keys])
  expect(outcomes.filter((outcome) => outcome === 'spend_limit')).toHaveLength(1)
  expect(await database.query('select used from budgets')).toEqual([{ used: 9 }])
})
