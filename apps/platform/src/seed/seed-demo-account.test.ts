import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { requestsResponse } from '../account/request-log/schemas.ts'
import { usageResponse } from '../account/usage/schemas.ts'
import { receiptsResponse } from '../billing/receipts/schemas.ts'
import { accountKeysResponse } from '../keys/schemas.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'
import { demoAccount, seedDemoAccount } from './seed-demo-account.ts'

const now = new Date('2026-03-05T10:00:00Z')
const token = 'user:demo'

let platform: TestPlatform
let apiKey: string
const demoFile = () => join(platform.services.config.dataDir, 'demo.json')
const read = async (path: string, as = token) => (await platform.get(path, as)).json()
const account = (path: string, as?: string) => read(`/api/v1/account/${path}`, as)

beforeAll(async () => {
  platform = await startFilePlatform({}, { now: () => now })
  await seedDemoAccount(platform.services, 'demo')
  ;({ apiKey } = JSON.parse(readFileSync(demoFile(), 'utf8')) as { apiKey: string })
})
afterAll(() => platform.stop())

test('the demo account has 90 days of usage over three keys that are named as samples', async () => {
  const { rows } = usageResponse.parse(await account('usage?group_by=day,key'))
  expect(new Set(rows.map(({ date }) => date)).size).toBe(90)
  expect(new Set(rows.map(({ key_name: name }) => name))).toEqual(
    new Set(['sample-website-search', 'sample-nightly-indexing', 'sample-workshop']),
  )
  expect([rows[0]?.date, rows.at(-1)?.date]).toEqual(['2025-12-05', '2026-03-04'])
})

test('one key is near its budget, another expires within days, and all have been used', async () => {
  const { keys } = accountKeysResponse.parse(await account('keys'))
  const [indexing, workshop] = ['sample-nightly-indexing', 'sample-workshop'].map((name) =>
    keys.find((key) => key.name === name),
  )
  const { used_tokens: used = 0, tokens = 0, hard_stop: stops } = indexing?.budget ?? {}
  expect(used / tokens).toBeGreaterThan(0.9)
  expect(used).toBeLessThan(tokens)
  expect(stops).toBe(true)
  expect(workshop?.expires_at).toBe('2026-03-08T00:00:00.000Z')
  expect(keys.map((key) => key.last_used_at?.slice(0, 10))).toEqual(Array(3).fill('2026-03-04'))
})

test('the request log has failed calls among the others, and calls its engine a sample', async () => {
  const all = requestsResponse.parse(await account('requests?limit=1000')).records
  const statuses = new Set(all.map(({ status }) => status))
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 400, 422, 429, 503])
  expect(new Set(all.map(({ engine }) => engine))).toEqual(new Set(['sample']))
  // Each successful call took what the ledger has for its day.
  const { total_requests: requests } = usageResponse.parse(
    await account('usage?from=2026-03-04&to=2026-03-04'),
  )
  const lastDay = requestsResponse.parse(await account('requests?from=2026-03-04&status=200&limit=1000'))
  expect(lastDay.records).toHaveLength(requests)
})

test('there are receipts of three test purchases, and their tokens in the wallets', async () => {
  const { records } = receiptsResponse.parse(await account('receipts'))
  expect(records.map(({ product_name: name, amount, livemode }) => [name, amount, livemode])).toEqual([
    ['Standard pack', 5000, false],
    ['Premium pack', 50_000, false],
    ['Standard pack', 5000, false],
  ])
  const info = (await read(`/api/v1/api_key/fe_user?api_key=${apiKey}`)) as {
    email: string
    full_name: string
    wallet: { total_balance: number }
  }
  expect(info).toMatchObject({ email: demoAccount.email, full_name: 'Demo' })
  expect(info.wallet.total_balance).toBeGreaterThan(1_000_000_000)
})

test('one bulk job is completed for every row, another one for some', async () => {
  const { bulk_jobs: jobs } = (await account('export')) as { bulk_jobs: { id: string }[] }
  const shown = await Promise.all(jobs.map(({ id }) => read(`/v1/bulk-embeddings/${id}`)))
  const sorted = (shown as { file_name: string }[]).toSorted((a, b) => a.file_name.localeCompare(b.file_name))
  expect(sorted).toMatchObject([
    { file_name: 'sample-catalog.csv', status: 'completed', completed_count: 24, failed_count: 0 },
    { file_name: 'sample-questions.jsonl', status: 'completed', completed_count: 4, failed_count: 2 },
  ])
})

test('two classifiers are trained, and classify', async () => {
  const classifiers = (await read('/v1/classifiers', apiKey)) as { classifier_id: string; labels: string[] }[]
  expect(classifiers.map(({ labels }) => labels)).toEqual([
    ['needs a reply', 'no reply needed'],
    ['billing', 'feedback', 'technical'],
  ])
  const request = { classifier_id: classifiers[1]?.classifier_id, input: ['Where is my receipt?'] }
  const { data } = (await (await platform.post('/v1/classify', request, apiKey)).json()) as {
    data: { prediction: string }[]
  }
  expect(data[0]?.prediction).toBe('billing')
})

test.each([
  ['low-balance', 'Low balance: below 2,000,000 tokens'],
  ['budget', 'A key has used 80% of its budget'],
])('an alert about a %s was sent', async (kind, subject) => {
  const query = new URLSearchParams({
    to: demoAccount.email,
    kind,
    since: '1970-01-01T00:00:00Z',
    wait: '10',
  })
  const outbox = await fetch(`${platform.standInsUrl}/outbox.json?${query.toString()}`)
  expect(await outbox.json()).toMatchObject({ mails: [{ subject }] })
})

test('the ledger sums to zero, and every balance is the sum of its entries', async () => {
  const [sums] = await platform.database.query(
    `select (select sum(amount)::bigint from entries) as entries,
       (select count(*)::int from accounts where kind <> 'system' and balance <>
         (select coalesce(sum(amount), 0) from entries where account_id = accounts.id)) as wrong`,
  )
  expect(sums).toEqual({ entries: 0, wrong: 0 })
})

test('a second start adds nothing', async () => {
  const count = () => platform.database.query('select count(*) from transfers')
  const before = await count()
  rmSync(demoFile())
  await seedDemoAccount(platform.services, 'demo')
  expect(await count()).toEqual(before)
  expect(existsSync(demoFile())).toBe(false)
})
