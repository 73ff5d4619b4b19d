import { expect, test } from 'vitest'

import { eventually, startTestPlatform } from '../../platform.test-support.ts'
import { startReceiver, type ReceivedWebhook } from '../../records/webhooks/webhook-receiver.test-support.ts'
import {
  createWebhook,
  deliveries,
  local,
  path,
  startJob,
  token,
  verified,
  webhooks,
} from './webhooks.test-support.ts'

test('finished and failed bulk jobs and low balances are sent once, signed, with the job and the balance', async () => {
  const platform = await startTestPlatform(local)
  const receiver = await startReceiver()
  const { secret } = await createWebhook(platform, receiver.url)
  const key = await platform.trialKey(token)
  const notification = { thresholds: [10_000_000], email: 'ada@example.org' }
  await platform.post('/api/v1/billing/balance_notification', notification, key)
  await startJob(platform, key)
  await startJob(platform, key, `${'word '.repeat(9000)}\n`)
  await eventually(
    () => deliveries(platform),
    (list) => list.length === 3 && list.every(({ state }) => state === 'delivered'),
  )
  const events = await Promise.all(receiver.received.map((each) => verified(each, secret)))
  const byType = Object.fromEntries(events.map((event) => [event.type, event.data]))
  expect(byType).toMatchObject({
    'bulk_job.completed': {
      status: 'completed',
      file_name: 'texts.txt',
      completed_count: 1,
      failed_count: 0,
    },
    'bulk_job.failed': { status: 'failed', completed_count: 0, failed_count: 1 },
    'balance.low': { key_tail: key.slice(-4), threshold: 10_000_000 },
  })
  const log = await deliveries(platform)
  expect(events.map(({ id }) => id).toSorted()).toEqual(log.map(({ id }) => id).toSorted())
  expect(receiver.received).toHaveLength(3)
})

test('a user without an address, and another user, get nothing', async () => {
  const platform = await startTestPlatform(local)
  const receiver = await startReceiver()
  await createWebhook(platform, receiver.url)
  await startJob(platform, await platform.trialKey('user:bob'))
  await startJob(platform, await platform.trialKey())
  await eventually(
    () => platform.database.query(`select id from mails where kind = 'bulk-job'`),
    (mails) => mails.length === 2,
  )
  expect(await deliveries(platform)).toEqual([])
  expect(receiver.received).toEqual([])
})

/** The bodies that a receiver got, as events without their ids. */
const eventsAt = ({ received }: { received: ReceivedWebhook[] }) =>
  received.map(({ body }) => JSON.parse(body) as { type: string; data: object })

test('each gets the events that it has chosen, signed with its own secret', async () => {
  const platform = await startTestPlatform(local)
  const [all, chosen] = [await startReceiver(), await startReceiver()]
  const first = await createWebhook(platform, all.url)
  const second = await createWebhook(platform, chosen.url, ['bulk_job.failed'])
  const key = await platform.trialKey(token)
  await startJob(platform, key)
  await startJob(platform, key, `${'word '.repeat(9000)}\n`)
  await eventually(
    () => deliveries(platform),
    (list) => list.length === 3 && list.every(({ state }) => state === 'delivered'),
  )
  expect(
    eventsAt(all)
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual(['bulk_job.completed', 'bulk_job.failed'])
  expect(eventsAt(chosen).map(({ type }) => type)).toEqual(['bulk_job.failed'])
  const [got] = chosen.received
  if (got === undefined) throw new Error('Nothing came.')
  await expect(verified(got, second.secret)).resolves.toMatchObject({ type: 'bulk_job.failed' })
  await expect(verified(got, first.secret)).rejects.toMatchObject({ code: 'invalid_signature' })
  const page = await platform.get(`${path}/deliveries?webhook_id=${second.id}&state=delivered`, token)
  expect(await page.json()).toMatchObject({
    records: [
      { type: 'bulk_job.failed', webhook_id: second.id, body: got.body },
      { type: 'webhook.verification' },
    ],
  })
})

test('a choice can be changed without a new challenge, and to all events', async () => {
  const platform = await startTestPlatform(local)
  const receiver = await startReceiver()
  const { path: own } = await createWebhook(platform, receiver.url, ['balance.low'])
  const key = await platform.trialKey(token)
  await startJob(platform, key)
  const changed = await platform.send('PATCH', own, { events: null }, token)
  expect(await changed.json()).toMatchObject({
    webhook: { events: null, verification: { state: 'verified' } },
  })
  await eventually(
    () => platform.database.query(`select id from mails where kind = 'bulk-job'`),
    (mails) => mails.length === 1,
  )
  await startJob(platform, key)
  await eventually(
    () => platform.database.query(`select id from mails where kind = 'bulk-job'`),
    (mails) => mails.length === 2,
  )
  const refused = await platform.send('PATCH', own, { events: [] }, token)
  expect([refused.status, (await platform.send('PATCH', own, { events: ['any'] }, token)).status]).toEqual([
    422, 422,
  ])
})

test('an address has one webhook, and an account ten', async () => {
  const platform = await startTestPlatform()
  const create = (url: string) => platform.post(path, { url }, token)
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, index) => create(`https://hooks.example/${index % 11}`)),
  )
  const statuses = made.map(({ status }) => status).toSorted((one, other) => one - other)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409])
  const [first, second] = await webhooks(platform)
  const moved = await platform.send('PATCH', `${path}/${first?.id}`, { url: second?.url }, token)
  expect(moved.status).toBe(409)
  expect((await platform.post(path, { url: 'https://hooks.example/0' }, 'user:bob')).status).toBe(201)
})
