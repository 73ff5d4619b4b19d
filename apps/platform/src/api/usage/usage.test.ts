import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { usageResponse } from '../../account/usage/schemas.ts'
import { createKey } from '../../keys/keys.ts'
import { consume, creditPurchase } from '../../ledger/wallet.ts'
import { startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'

const path = '/api/v1/account/usage'
const granted = new Date('2026-05-01T00:00:00Z')

const newKey = (platform: TestPlatform, userId: string) =>
  platform.database.transaction((sql) => createKey(sql, { kind: 'trial', userId, at: granted }))

const use = (
  platform: TestPlatform,
  keyId: string,
  at: string,
  tokens: number,
  model = 'jina-embeddings-v3',
) =>
  platform.database.transaction((sql) =>
    consume(sql, {
      keyId,
      tokens,
      idempotencyKey: randomUUID(),
      product: 'embedding',
      model,
      at: new Date(at),
    }),
  )

const usage = async (platform: TestPlatform, query: string, token = 'user:ada') =>
  usageResponse.parse(await (await platform.get(path + query, token)).json())

async function used() {
  const platform = await startTestPlatform()
  const [first, second] = [await newKey(platform, 'ada'), await newKey(platform, 'ada')]
  await use(platform, first.id, '2026-05-03T23:59:59Z', 10)
  await use(platform, first.id, '2026-05-04T00:00:00Z', 20)
  await use(platform, first.id, '2026-05-04T12:00:00Z', 30, 'jina-clip-v2')
  await use(platform, second.id, '2026-05-04T23:59:59Z', 40)
  const { id } = await newKey(platform, 'bob')
  await use(platform, id, '2026-05-04T00:00:00Z', 5000)
  return { platform, first, second }
}

test('usage is grouped by any of day, model and key', async () => {
  const { platform, first, second } = await used()
  const all = await usage(platform, '')
  expect([all.total_tokens, all.total_requests, all.rows.length]).toEqual([100, 4, 4])
  expect(all.rows[0]).toEqual({
    date: '2026-05-03',
    hour: null,
    product: 'embedding',
    model: 'jina-embeddings-v3',
    key_id: first.id,
    key_name: null,
    key_tail: first.text.slice(-4),
    tokens: 10,
    paid_tokens: 0,
    requests: 1,
  })
  const days = await usage(platform, '?group_by=day')
  expect(days.rows).toMatchObject([
    { date: '2026-05-03', model: null, key_id: null, tokens: 10, requests: 1 },
    { date: '2026-05-04', model: null, key_id: null, tokens: 90, requests: 3 },
  ])
  const models = await usage(platform, '?group_by=model')
  expect(models.rows.map(({ model, tokens }) => [model, tokens])).toEqual([
    ['jina-clip-v2', 30],
    ['jina-embeddings-v3', 70],
  ])
  const keys = await usage(platform, '?group_by=key')
  expect(new Map(keys.rows.map(({ key_id: id, tokens }) => [id, tokens]))).toEqual(
    new Map([
      [first.id, 60],
      [second.id, 40],
    ]),
  )
  expect((await usage(platform, '?group_by=')).rows).toMatchObject([{ date: null, tokens: 100, requests: 4 }])
})

test('usage is filtered by day and key, and a charge of both wallets counts once', async () => {
  const { platform, first } = await used()
  expect((await usage(platform, '?from=2026-05-04')).total_tokens).toBe(90)
  expect((await usage(platform, '?to=2026-05-03')).total_tokens).toBe(10)
  const at = new Date('2026-05-05T00:00:00Z')
  await platform.database.transaction((sql) =>
    creditPurchase(sql, { keyId: first.id, tokens: 1000, paymentId: 'p', product: 'Pack', quantity: 1, at }),
  )
  await use(platform, first.id, '2026-05-05T00:00:00Z', 10_000_000)
  expect(await usage(platform, '?from=2026-05-05&group_by=')).toMatchObject({
    total_tokens: 10_000_000,
    // The trial tokens that were left are used first.
    total_paid_tokens: 60,
    total_requests: 1,
  })
  expect(await usage(platform, `?key_id=${first.id}`, 'user:bob')).toEqual({
    rows: [],
    total_tokens: 0,
    total_paid_tokens: 0,
    total_requests: 0,
  })
})

test('usage of few days is grouped by hour, with the same totals as by day', async () => {
  const { platform } = await used()
  const period = 'from=2026-05-03&to=2026-05-04'
  const hours = await usage(platform, `?group_by=hour&${period}`)
  expect(hours.rows.map(({ date, hour, tokens, requests }) => [date, hour, tokens, requests])).toEqual([
    ['2026-05-03', 23, 10, 1],
    ['2026-05-04', 0, 20, 1],
    ['2026-05-04', 12, 30, 1],
    ['2026-05-04', 23, 40, 1],
  ])
  const { rows: _, ...totals } = await usage(platform, `?group_by=&${period}`)
  expect(hours).toMatchObject(totals)
  const first = await usage(platform, '?group_by=hour,model&from=2026-05-04&to=2026-05-04')
  expect(first.rows.map(({ hour, model }) => [hour, model])).toContainEqual([12, 'jina-clip-v2'])
})

test('usage is available as CSV, and to its user only', async () => {
  const { platform, first } = await used()
  const csv = await (await platform.get(`${path}?format=csv&group_by=day`, 'user:ada')).text()
  expect(csv).toBe(
    'date,hour,product,model,key_id,key_name,key_tail,tokens,paid_tokens,requests\r\n2026-05-03,,,,,,,10,0,1\r\n2026-05-04,,,,,,,90,0,3\r\n',
  )
  for (const token of [undefined, first.text]) expect((await platform.get(path, token)).status).toBe(401)
  for (const query of [
    '?group_by=hour',
    '?group_by=hour&from=2026-05-01&to=2026-05-08',
    '?group_by=week',
    '?group_by=day,',
    '?from=2026-02-30',
  ])
    expect((await platform.get(path + query, 'user:ada')).status, query).toBe(422)
})
