import { verifyWebhook } from '@search-foundation/api-client/webhooks'
import { expect, test } from 'vitest'

import { eventually, startTestPlatform } from '../../platform.test-support.ts'
import { deliverWebhooks } from '../../records/webhooks/deliver-webhooks.ts'
import { startReceiver } from '../../records/webhooks/webhook-receiver.test-support.ts'
import {
  createWebhook,
  deliveries,
  local,
  startJob,
  stoppedClock,
  token,
  type Delivery,
} from './webhooks.test-support.ts'

const isScheduled = ({ next_attempt_at: next }: Delivery, clock: { now: () => Date }, seconds: number) =>
  next !== null && Date.parse(next) === clock.now().getTime() + seconds * 1000

test('a failed attempt is repeated with growing waits, the same id and body and a new time, until it has failed for good', async () => {
  const clock = stoppedClock()
  const platform = await startTestPlatform(local, { now: clock.now })
  const receiver = await startReceiver(500)
  const { secret } = await createWebhook(platform, receiver.url)
  await startJob(platform, await platform.trialKey(token))
  const waits = [5, 60, 300, 1800, 7200, 18_000, 36_000, 36_000]
  for (const [index, wait] of waits.entries()) {
    const [log] = await eventually(
      () => deliveries(platform),
      ([first]) =>
        first?.last_status === 500 && first.attempts === index + 1 && isScheduled(first, clock, wait),
    )
    expect(log).toMatchObject({
      state: 'pending',
      last_error: 'The endpoint responded with status 500.',
      last_error_code: 'bad_status',
    })
    clock.pass(wait)
  }
  const [log] = await eventually(
    () => deliveries(platform),
    ([first]) => first?.state === 'failed',
  )
  expect(log).toMatchObject({ attempts: 9, next_attempt_at: null })
  expect(receiver.received).toHaveLength(9)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  const times = receiver.received.map(({ headers }) => headers['webhook-timestamp'])
  expect(new Set(ids).size).toBe(1)
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
  expect(new Set(times).size).toBe(9)
  for (const { body, headers } of receiver.received) {
    const at = () => Number(headers['webhook-timestamp']) * 1000
    await expect(verifyWebhook(body, headers, secret, { now: at })).resolves.toMatchObject({ id: ids[0] })
  }
})

test('an endpoint that recovers gets its event', async () => {
  const clock = stoppedClock()
  const platform = await startTestPlatform(local, { now: clock.now })
  const receiver = await startReceiver(503)
  await createWebhook(platform, receiver.url)
  await startJob(platform, await platform.trialKey(token))
  await eventually(
    () => deliveries(platform),
    ([first]) => first?.last_status === 503,
  )
  receiver.status = 200
  clock.pass(5)
  const [log] = await eventually(
    () => deliveries(platform),
    ([first]) => first?.state === 'delivered',
  )
  expect(log).toMatchObject({ attempts: 2, last_status: 200, last_error: null, last_error_code: null })
})

test.each([
  [302, 'pending'],
  [410, 'failed'],
])('status %i leaves the event %s, and no redirect is followed', async (status, state) => {
  const platform = await startTestPlatform(local)
  const receiver = await startReceiver(status)
  await createWebhook(platform, receiver.url)
  await startJob(platform, await platform.trialKey(token))
  const [log] = await eventually(
    () => deliveries(platform),
    ([first]) => first?.last_status === status,
  )
  expect(log?.state).toBe(state)
  expect(receiver.received).toHaveLength(1)
})

test('several processes over one database send an event once', async () => {
  const platform = await startTestPlatform(local)
  const receiver = await startReceiver()
  await createWebhook(platform, receiver.url)
  const key = await platform.trialKey(token)
  const { database } = platform
  const others = Array.from({ length: 3 }, () =>
    deliverWebhooks({ database, networks: 'any', now: () => new Date() }),
  )
  for (let count = 0; count < 5; count++) await startJob(platform, key)
  await eventually(
    () => deliveries(platform),
    (list) => list.length === 5 && list.every(({ state }) => state === 'delivered'),
  )
  await Promise.all(others.map(({ stop }) => stop()))
  expect(receiver.received).toHaveLength(5)
})
