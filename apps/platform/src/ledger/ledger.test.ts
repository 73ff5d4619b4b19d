import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Database } from '../kernel/storage/database.ts'
import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'
import { createKey, trialTokens } from '../keys/keys.ts'
import { systemAccounts } from './accounts.ts'
import { postTransfer } from './post-transfer.ts'
import { listTransactions, totalConsumption } from './transactions.ts'
import { UsageRefused } from './usage-refused.ts'
import { consume, creditPurchase, readWallet } from './wallet.ts'

const at = new Date('2026-03-01T12:00:00Z')

async function newKey(database: Database, kind: 'trial' | 'zero' = 'trial'): Promise<string> {
  return (await database.transaction((sql) => createKey(sql, { kind, userId: null, at }))).id
}

const use = (database: Database, keyId: string, tokens: number, idempotencyKey: string = randomUUID()) =>
  database.transaction((sql) =>
    consume(sql, { keyId, tokens, idempotencyKey, product: 'embedding', model: 'm', at }),
  )

const buy = (database: Database, keyId: string, tokens: number, paymentId: string) =>
  database.transaction((sql) =>
    creditPurchase(sql, { keyId, tokens, paymentId, product: 'Pack', quantity: 1, at }),
  )

async function sums(database: Database): Promise<{ entries: number; wrong: number }> {
  const [row] = await database.query<{ entries: number; wrong: number }>(
    `select (select coalesce(sum(amount), 0) from entries)::bigint as entries,
       (select count(*) from accounts where kind <> 'system' and balance <>
         (select coalesce(sum(amount), 0) from entries where account_id = accounts.id))::bigint as wrong`,
  )
  return row ?? { entries: -1, wrong: -1 }
}

describe('the ledger', () => {
  test('matches a simple model for any sequence of purchases and usage', async () => {
    const database = await openTestDatabase()
    const step = fc.oneof(
      fc.record({
        what: fc.constant('use' as const),
        key: fc.nat(2),
        tokens: fc.nat(8_000_000),
        id: fc.nat(400),
      }),
      fc.record({
        what: fc.constant('buy' as const),
        key: fc.nat(2),
        tokens: fc.integer({ min: 1, max: 5_000_000 }),
        id: fc.nat(400),
      }),
    )
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        run++
        const keys = [await newKey(database), await newKey(database), await newKey(database, 'zero')]
        const model = [
          { trial: trialTokens, regular: 0 },
          { trial: trialTokens, regular: 0 },
          { trial: 0, regular: 0 },
        ]
        const done = new Set<string>()
        for (const { what, key, tokens, id } of steps) {
          const wallet = model[key]
          const keyId = keys[key]
          if (wallet === undefined || keyId === undefined) continue
          const name = `${run}-${what}-${id}`
          if (what === 'buy') {
            await buy(database, keyId, tokens, name)
            if (!done.has(name)) wallet.regular += tokens
            done.add(name)
          } else if (done.has(name)) {
            await use(database, keyId, tokens, name)
          } else if (tokens > wallet.trial + wallet.regular) {
            await expect(use(database, keyId, tokens, name)).rejects.toMatchObject(
              new UsageRefused('balance'),
            )
          } else {
            await use(database, keyId, tokens, name)
            if (tokens > 0) {
              const fromTrial = Math.min(wallet.trial, tokens)
              wallet.trial -= fromTrial
              wallet.regular -= tokens - fromTrial
              done.add(name)
            }
          }
          expect(await readWallet(database, keyId, at)).toEqual(wallet)
        }
        expect(await sums(database)).toEqual({ entries: 0, wrong: 0 })
      }),
      { numRuns: 40 },
    )
  })

  test('fifty parallel purchases with one idempotency key are credited once', async () => {
    const database = await openTestDatabase()
    const key = await newKey(database)
    await Promise.all(Array.from({ length: 50 }, () => use(database, key, 1000, 'once')))
    expect((await readWallet(database, key, at)).trial).toBe(trialTokens - 1000)
    const credits = await Promise.all(Array.from({ length: 50 }, () => buy(database, key, 70, 'payment')))
    expect(credits.filter(Boolean)).toHaveLength(1)
    expect((await readWallet(database, key, at)).regular).toBe(70)
  })

  test('a retry of charged usage succeeds, even if the balance is too low by then', async () => {
    const database = await openTestDatabase()
    const key = await newKey(database)
    await use(database, key, trialTokens, 'all')
    expect(await use(database, key, trialTokens, 'all')).toEqual({ trial: 0, regular: 0 })
  })

  test('parallel usage never exceeds the balance', async () => {
    const database = await openTestDatabase()
    const key = await newKey(database)
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => use(database, key, trialTokens / 20)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(await readWallet(database, key, at)).toEqual({ trial: 0, regular: 0 })
    expect(await sums(database)).toEqual({ entries: 0, wrong: 0 })
  })

  test('entries that do not sum to zero, fractions, and changes of posted entries are rejected', async () => {
    const database = await openTestDatabase()
    const key = await newKey(database)
    const post = (entries: Record<string, number>) =>
      database.transaction((sql) =>
        postTransfer(sql, { idempotencyKey: randomUUID(), type: 'transfer', entries, at }),
      )
    await expect(post({ [`trial:${key}`]: -5, [systemAccounts.consumed]: 4 })).rejects.toThrow('sum to zero')
    await expect(post({ [`trial:${key}`]: -0.5, [systemAccounts.consumed]: 0.5 })).rejects.toThrow('whole')
    await expect(database.query('update entries set amount = amount + 1')).rejects.toThrow('append-only')
    await expect(database.query('delete from transfers')).rejects.toThrow('append-only')
    await expect(database.query("update accounts set balance = -1 where kind = 'trial'")).rejects.toThrow()
  })

  test('trial tokens expire with the trial, paid tokens do not', async () => {
    const database = await openTestDatabase()
    const key = await newKey(database)
    await buy(database, key, 10, 'p')
    const late = new Date('2028-01-01T00:00:00Z')
    expect(await readWallet(database, key, late)).toEqual({ trial: 0, regular: 10 })
  })
})

test('the history is paged, newest first, and usage is split by day', async () => {
  const database = await openTestDatabase()
  const key = await newKey(database)
  for (let index = 1; index <= 5; index++) await use(database, key, index)
  const first = await listTransactions(database, [key], 2)
  expect(first.records.map(({ quantity, type }) => [quantity, type])).toEqual([
    [-5, 'consume'],
    [-4, 'consume'],
  ])
  const rest = await listTransactions(database, [key], 100, { cursor: first.next_cursor ?? undefined })
  expect(rest.records.map(({ quantity }) => quantity)).toEqual([-3, -2, -1, trialTokens])
  expect(rest.next_cursor).toBeNull()
  expect(await totalConsumption(database, key)).toEqual({
    total_tokens: 15,
    since: '2026-03-01',
    by_day: [{ date: '2026-03-01', product_name: 'embedding', model_name: 'm', tokens: 15, paid_tokens: 0 }],
  })
})
