import { verifyWebhook } from '@search-foundation/api-client/webhooks'
import { expect, test } from 'vitest'

import { eventually, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { deliveryRetention } from '../../records/webhooks/events.ts'
import { startReceiver, type WebhookReceiver } from '../../records/webhooks/webhook-receiver.test-support.ts'
import {
  local,
  path,
  startJob,
  stoppedClock,
  token,
  webhooks,
  type Verification,
} from './webhooks.test-support.ts'

/** Sets the address of Ada's only webhook. The first call creates it. */
async function setUrl(platform: TestPlatform, url: string): Promise<Response> {
  const [webhook] = await webhooks(platform)
  return webhook === undefined
    ? platform.post(path, { url }, token)
    : platform.send('PATCH', `${path}/${webhook.id}`, { url }, token)
}

async function verifyAgain(platform: TestPlatform): Promise<Response> {
  const [webhook] = await webhooks(platform)
  return platform.post(`${path}/${webhook?.id}/verification`, undefined, token)
}

async function verification(platform: TestPlatform): Promise<Verification> {
  const [webhook] = await webhooks(platform)
  if (webhook === undefined) throw new Error('Ada has no webhook.')
  return webhook.verification
}

const until = (platform: TestPlatform, isDone: (found: Verification) => boolean) =>
  eventually(() => verification(platform), isDone)

const eventsOf = (platform: TestPlatform) =>
  platform.database.query<{ state: string; attempts: number; last_error: string | null }>(
    `select state, attempts, last_error from webhook_deliveries where type <> 'webhook.verification'`,
  )

const untilArrived = (receiver: WebhookReceiver, count: number) =>
  eventually(
    () => Promise.resolve(receiver.received.length),
    (length) => length === count,
  )

test.each([
  ['as the whole text', (challenge: string) => `${challenge}\n`],
  ['in a JSON object', (challenge: string) => JSON.stringify({ challenge })],
])('an address that returns the signed challenge %s is verified', async (_, answer) => {
  const platform = await startTestPlatform(local)
  const receiver = await startReceiver()
  receiver.answer = answer
  const { secret } = (await (await setUrl(platform, receiver.url)).json()) as { secret: string }
  expect(await until(platform, ({ state }) => state === 'verified')).toEqual({
    state: 'verified',
    last_status: 200,
    last_error: null,
    last_error_code: null,
  })
  const [challenge] = receiver.challenges
  const event = await verifyWebhook(challenge?.body ?? '', challenge?.headers ?? {}, secret)
  expect(event).toMatchObject({ type: 'webhook.verification' })
})

test.each([
  ['nothing', () => ''],
  ['another text', () => 'ok'],
  ['all that it got', (challenge: string) => JSON.stringify({ data: { challenge } })],
  ['JSON without an object', () => 'null'],
])('one that returns %s gets four challenges and no event', async (_, answer) => {
  const clock = stoppedClock()
  const platform = await startTestPlatform(local, { now: clock.now })
  const receiver = await startReceiver()
  receiver.answer = answer
  await setUrl(platform, receiver.url)
  await startJob(platform, await platform.trialKey(token))
  for (const [index, wait] of [5, 60, 300].entries()) {
    await eventually(
      () =>
        platform.database.query<{ attempts: number; due: Date }>(
          `select attempts, next_attempt_at as due from webhook_deliveries where type = 'webhook.verification' and last_status = 200`,
        ),
      ([row]) => row?.attempts === index + 1 && row.due.getTime() === clock.now().getTime() + wait * 1000,
    )
    clock.pass(wait)
  }
  expect(await until(platform, ({ state }) => state === 'failed')).toMatchObject({
    last_error: 'The response does not have the challenge.',
    last_error_code: 'wrong_challenge',
  })
  expect(receiver.challenges).toHaveLength(4)
  await eventually(
    () => eventsOf(platform),
    ([first]) => first?.state === 'pending' && first.attempts === 0,
  )
  expect(receiver.received).toEqual([])
})

test('events wait until the address is verified, for three days at most', async () => {
  const clock = stoppedClock()
  const platform = await startTestPlatform(local, { now: clock.now })
  const receiver = await startReceiver()
  receiver.answer = () => ''
  await setUrl(platform, receiver.url)
  const key = await platform.trialKey(token)
  await startJob(platform, key)
  await eventually(
    () => eventsOf(platform),
    (events) => events.length === 1,
  )
  clock.pass(73 * 3600)
  await startJob(platform, key)
  await eventually(
    () => eventsOf(platform),
    (events) => events.length === 2,
  )
  await deliveryRetention.prune(platform.database, clock.now(), new AbortController().signal)
  expect(await eventsOf(platform)).toContainEqual({
    state: 'failed',
    attempts: 0,
    last_error: 'The URL was not verified in time.',
  })
  receiver.answer = (challenge) => challenge
  expect(await (await verifyAgain(platform)).json()).toMatchObject({
    webhook: { url: `${receiver.url}/`, verification: { state: 'pending' } },
  })
  await until(platform, ({ state }) => state === 'verified')
  await untilArrived(receiver, 1)
})

test('another address has to answer too, and a late answer of the previous one does not count', async () => {
  const platform = await startTestPlatform(local)
  const first = await startReceiver()
  await setUrl(platform, first.url)
  await until(platform, ({ state }) => state === 'verified')
  const [old] = await platform.database.query<{ id: string }>('select id from webhook_deliveries')
  const second = await startReceiver()
  second.answer = () => ''
  await setUrl(platform, second.url)
  await until(platform, ({ last_status }) => last_status === 200)
  await platform.database.query(
    `update webhook_deliveries set state = 'pending', next_attempt_at = now() where id = $1`,
    [old?.id],
  )
  await startJob(platform, await platform.trialKey(token))
  await eventually(
    () => eventsOf(platform),
    (events) => events.length === 1,
  )
  expect(await verification(platform)).toMatchObject({ state: 'pending' })
  expect([first.received, second.received]).toEqual([[], []])
  // The same address again changes nothing.
  second.answer = (challenge) => challenge
  await verifyAgain(platform)
  await until(platform, ({ state }) => state === 'verified')
  await untilArrived(second, 1)
  await setUrl(platform, second.url)
  expect(await verification(platform)).toMatchObject({ state: 'verified' })
})

test('an account has twenty challenges sent in an hour, also to ever new addresses', async () => {
  const clock = stoppedClock()
  const platform = await startTestPlatform(local, { now: clock.now })
  const receiver = await startReceiver()
  for (let count = 0; count < 19; count++)
    expect((await setUrl(platform, `${receiver.url}/${count}`)).status).toBe(count === 0 ? 201 : 200)
  expect((await verifyAgain(platform)).status).toBe(200)
  const refused = await verifyAgain(platform)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  const [webhook] = await webhooks(platform)
  await platform.send('DELETE', `${path}/${webhook?.id}`, undefined, token)
  expect((await setUrl(platform, receiver.url)).status).toBe(429)
  expect(await webhooks(platform)).toEqual([])
  clock.pass(3601)
  expect((await setUrl(platform, receiver.url)).status).toBe(201)
})
