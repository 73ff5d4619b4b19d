import { expect, test } from 'vitest'

import { keyIdOf } from '../../keys/keys.ts'
import { holdTokens, releaseHold } from '../../ledger/holds.ts'
import { consume } from '../../ledger/wallet.ts'
import { balanceOf, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { sendKeyRequest } from '../../send-key-request.test-support.ts'
import { buy, pack, spend, trial } from '../checkout/money.test-support.ts'

interface Order {
  from: string
  to: string
  revoke?: boolean
  idempotencyKey?: string
  botCheck?: string
}

async function transfer(platform: TestPlatform, { from, to, revoke, idempotencyKey, botCheck }: Order) {
  const response = botCheck ?? (await platform.botCheck())
  const answer = await fetch(
    `${platform.url}/api/v1/billing/transfer_balance?receiver_key=${to}${revoke === true ? '&revoke_sender_key=true' : ''}`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${from}`,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: new URLSearchParams({ 'cf-turnstile-response': response }),
    },
  )
  return { status: answer.status, body: (await answer.json()) as unknown }
}

const moved = (transferred: number, revoked = false) => ({ status: 200, body: { transferred, revoked } })

test('all paid tokens are transferred and trial tokens stay, with a line in both histories', async () => {
  const platform = await startTestPlatform()
  const [from, to] = [await platform.trialKey(), await platform.trialKey()]
  await buy(platform, from)
  await spend(platform, from, 1_000_000)
  expect(await transfer(platform, { from, to })).toEqual(moved(pack))
  expect(await balanceOf(platform, from)).toBe(trial - 1_000_000)
  expect(await balanceOf(platform, to)).toBe(trial + pack)
  const newest = async (key: string) => {
    const page = await platform.get('/api/v1/billing/paginated_transaction?num_records=1', key)
    return ((await page.json()) as { records: { type: string; quantity: number }[] }).records[0]
  }
  expect(await newest(from)).toMatchObject({ type: 'transfer_out', quantity: -pack })
  expect(await newest(to)).toMatchObject({ type: 'transfer_in', quantity: pack })
})

test('with one Idempotency-Key a transfer is made once, also in parallel, after the key was revoked, and with a used bot check', async () => {
  const platform = await startTestPlatform()
  const [from, to, other] = [await platform.trialKey(), await platform.trialKey(), await platform.trialKey()]
  await buy(platform, from)
  const order = { from, to, revoke: true, idempotencyKey: 'once' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => transfer(platform, order)))
  for (const answer of answers) expect(answer).toEqual(moved(pack, true))
  expect(await balanceOf(platform, to)).toBe(trial + pack)
  expect(await transfer(platform, { ...order, botCheck: 'used' })).toEqual(moved(pack, true))
  expect((await transfer(platform, { ...order, to: other })).status).toBe(422)
  // Without the idempotency key it is another transfer, and the sender is revoked.
  expect((await transfer(platform, { from, to })).status).toBe(401)
  expect(await balanceOf(platform, to)).toBe(trial + pack)
})

test('tokens that are held for a running call are not transferred', async () => {
  const platform = await startTestPlatform()
  const [from, to] = [await platform.trialKey(), await platform.trialKey()]
  await buy(platform, from)
  const { database } = platform
  const at = new Date()
  const expiresAt = new Date(at.getTime() + 60_000)
  const keyId = (await keyIdOf(database, from)) ?? ''
  await holdTokens(database, { id: 'call', keyId, least: 1, most: 5, at, expiresAt })
  expect((await transfer(platform, { from, to })).status).toBe(409)
  expect(await balanceOf(platform, to)).toBe(trial)
  await releaseHold(database, 'call')
  expect(await transfer(platform, { from, to })).toEqual(moved(pack))
})

test('a transfer waits for a charge of its key, and moves what that leaves', async () => {
  const platform = await startTestPlatform()
  const [from, to] = [await platform.trialKey(), await platform.trialKey()]
  await buy(platform, from)
  const { database } = platform
  const keyId = (await keyIdOf(database, from)) ?? ''
  const use = { keyId, tokens: trial + 5, idempotencyKey: 'call', product: 'p', model: 'm', at: new Date() }
  let moving: ReturnType<typeof transfer> | undefined
  await database.transaction(async (sql) => {
    await consume(sql, use)
    moving = transfer(platform, { from, to })
    const waiting = () => sql.query('select 1 from pg_locks where not granted')
    // The embedded database has one connection, for which the transfer waits.
    if (process.env['DATABASE_URL']) await expect.poll(waiting).not.toEqual([])
  })
  expect(await moving).toMatchObject({ status: 200, body: { transferred: pack - 5 } })
})

test('a transfer that is not possible is rejected with a reason and revokes no key', async () => {
  const platform = await startTestPlatform()
  const [from, to, ended] = [await platform.trialKey(), await platform.trialKey(), await platform.trialKey()]
  await buy(platform, ended)
  expect(await transfer(platform, { from: ended, to, revoke: true })).toEqual(moved(pack, true))

  const refused = async (order: Partial<Order>) => transfer(platform, { from, to, ...order })
  expect(await refused({ revoke: true })).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('no paid tokens') as string },
  })
  await buy(platform, from)
  expect(await refused({ to: from })).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('itself') as string },
  })
  for (const receiver of [ended, 'nonsense', `${to.slice(0, -1)}!`])
    expect(await refused({ to: receiver })).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('does not exist') as string },
    })
  expect((await refused({ to: '' })).status).toBe(422)
  expect((await refused({ botCheck: 'wrong' })).status).toBe(400)
  expect((await refused({ from: 'user:ada' })).status).toBe(401)
  expect(await balanceOf(platform, from)).toBe(trial + pack)
  expect(await balanceOf(platform, to)).toBe(trial + pack)
})

test('parallel transfers between keys lose and create no tokens', async () => {
  const platform = await startTestPlatform()
  const keys = await Promise.all(Array.from({ length: 4 }, () => platform.trialKey()))
  await Promise.all(keys.slice(0, 2).map((key) => buy(platform, key)))
  const pick = (index: number) => keys[index % keys.length] ?? ''
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      transfer(platform, { from: pick(index), to: pick(index + 1 + (index % 3)) }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const balances = await Promise.all(keys.map((key) => balanceOf(platform, key)))
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(4 * trial + 2 * pack)
})

test('a key receives by its previous text until the grace period of a rotation ends, and until it expires', async () => {
  let time = Date.parse('2026-03-01T12:00:00Z')
  const after = (seconds: number) => (time += seconds * 1000)
  const platform = await startTestPlatform({}, { now: () => new Date(time) })
  const made = async (part: string, body: object) =>
    (await (await sendKeyRequest(platform, 'POST', part, body)).json()) as { id: string; api_key: string }
  const first = await made('', { name: 'Short', expires_at: new Date(time + 2000_000).toISOString() })
  const rotated = await made(`/${first.id}/rotate`, { grace_seconds: 900 })
  const from = await platform.trialKey()
  const give = async (to: string) => {
    await buy(platform, from)
    return (await transfer(platform, { from, to })).status
  }
  expect(await give(first.api_key)).toBe(200)
  after(900)
  expect(await give(first.api_key)).toBe(404)
  expect(await give(rotated.api_key)).toBe(200)
  after(1100)
  expect(await give(rotated.api_key)).toBe(404)
})

test('a hard limit of the key, or of its account, binds transfers that go beyond it', async () => {
  const platform = await startTestPlatform()
  const from = await platform.trialKey('user:ada')
  const own = await platform.trialKey('user:ada')
  const foreign = await platform.trialKey('user:bob')
  await buy(platform, from)
  const id = await keyIdOf(platform.database, from)
  const budget = { tokens: 1000, period: 'total', hard_stop: true }
  const limitKey = (value: object | null) =>
    platform.send('PATCH', `/api/v1/account/keys/${id}`, { budget: value }, 'user:ada')
  expect((await limitKey(budget)).status).toBe(200)
  expect((await transfer(platform, { from, to: own })).status).toBe(402)
  expect((await limitKey(null)).status).toBe(200)
  expect((await platform.send('PUT', '/api/v1/account/spend_limit', budget, 'user:ada')).status).toBe(200)
  expect((await transfer(platform, { from, to: foreign })).status).toBe(402)
  expect(await balanceOf(platform, from)).toBe(trial + pack)
  // Tokens that stay in the account are not spent.
  expect(await transfer(platform, { from, to: own })).toEqual(moved(pack))
})
