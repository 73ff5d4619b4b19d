import type { Context } from 'hono'
import { expect, onTestFinished, test } from 'vitest'

import { createCallerFinder } from '../access/find-caller.ts'
import { openPostgres } from '../kernel/storage/open-postgres.ts'
import { createKey } from '../keys/keys.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { consume, creditPurchase, lockWallets } from '../ledger/wallet.ts'
import { createRateLimiter, type FoundKey } from '../models/limits/rate-limit.ts'
import { applySchema } from '../schema/apply-schema.ts'
import { startPostgresServer } from './postgres-server.test-support.ts'
import { createRandom } from './random.test-support.ts'
import { seed } from './test-length.test-support.ts'

const processes = 6
const turns = 40
const keyCount = 12
const users = 4
const tokens = 1_000_000
const usage = { product: 'embedding', model: 'a model', tokens: 5 }

test(`processes that charge batches of the same keys, with limits of accounts that they share, never wait for each other in a circle, by the seed ${seed}`, async () => {
  const server = await startPostgresServer()
  const database = openPostgres(server.url)
  await applySchema(database)
  const at = new Date()
  const keys: { id: string; found: FoundKey }[] = []
  const find = createCallerFinder(database)
  for (let number = 0; number < keyCount; number++) {
    const userId = `user-${number % users}`
    const { id, text } = await database.transaction((sql) => createKey(sql, { kind: 'zero', userId, at }))
    const purchase = { keyId: id, tokens, paymentId: id, product: 'Pack', quantity: 1, at }
    await database.transaction((sql) => creditPurchase(sql, purchase))
    const found = await find(text, at)
    if (found !== undefined) keys.push({ id, found })
  }
  await database.query(
    `insert into budgets (id, user_id, tokens, period, hard_stop, used, period_start, is_alerted)
     select 'limit-' || (10 - number), 'user-' || number, 1000000, 'total', true, 0, $1, false from generate_series(0, $2) as number`,
    [at, users - 1],
  )

  const random = createRandom('charged together')
  const context = { set: () => undefined, header: () => undefined } as unknown as Context
  const anyKey = () =>
    keys[Math.floor(random() * keys.length)] ?? { id: '', found: { hash: '', version: '' } }
  let calls = 0
  async function work(): Promise<void> {
    // Each process gathers its own calls.
    const limiter = createRateLimiter({ database, now: () => at })
    const charge = ({ id: keyId, found }: ReturnType<typeof anyKey>) => {
      // Some callers are new, so that their counts begin within a batch.
      const who = random() < 0.7 ? `embeddings:${keyId}` : `embeddings:${keyId}:${random()}`
      return limiter.charge(context, who, { requests: 1_000_000 }, found, {
        ...usage,
        keyId,
        idempotencyKey: `call ${calls++}`,
        at,
      })
    }
    for (let turn = 0; turn < turns; turn++) {
      await Promise.all(Array.from({ length: 1 + Math.floor(random() * 10) }, () => charge(anyKey())))
      await consume(database, { ...usage, keyId: anyKey().id, idempotencyKey: `call ${calls++}`, at })
      const pair = [anyKey().id, anyKey().id]
      await database.transaction(async (sql) => {
        await lockWallets(sql, pair)
        await sql.query('select count_on_budgets($1, 1, $2, false, true)', [pair[0], at])
      })
    }
  }
  await Promise.all(Array.from({ length: processes }, work))

  const [charged] = await database.query<{ requests: number }>(
    'select sum(requests)::int as requests from usage_days',
  )
  expect(charged?.requests).toBe(calls)
  expect(await checkLedger(database)).toEqual([])
  // A connection that ends reports what it has seen.
  await database.close()
  const after = openPostgres(server.url)
  onTestFinished(() => after.close())
  const open = () =>
    after.query(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
  await expect.poll(open, { timeout: 60_000 }).toEqual([])
  expect(
    await after.query('select deadlocks from pg_stat_database where datname = current_database()'),
  ).toEqual([{ deadlocks: 0 }])
})
