import { expect, test } from 'vitest'

import { eventually, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { startReceiver } from '../../records/webhooks/webhook-receiver.test-support.ts'
import {
  createWebhook,
  deliveries,
  local,
  path,
  startJob,
  token,
  verified,
  type Delivery,
} from './webhooks.test-support.ts'

const send = async (platform: TestPlatform, call: string) => {
  const response = await platform.post(call, undefined, token)
  return { status: response.status, ...((await response.json()) as { delivery?: Delivery }) }
}

test('a test event is sent to its webhook, once, whether or not it arrives', async () => {
  const platform = await startTestPlatform(local)
  const [receiver, other] = [await startReceiver(), await startReceiver()]
  const { path: own, id, secret } = await createWebhook(platform, receiver.url, ['balance.low'])
  await createWebhook(platform, other.url)
  expect(await send(platform, `${own}/test`)).toMatchObject({
    status: 200,
    delivery: { type: 'webhook.test', state: 'pending' },
  })
  await eventually(
    () => deliveries(platform),
    ([first]) => first?.state === 'delivered',
  )
  const [got] = receiver.received
  if (got === undefined) throw new Error('Nothing came.')
  await expect(verified(got, secret)).resolves.toMatchObject({
    type: 'webhook.test',
    data: { webhook_id: id },
  })
  receiver.status = 500
  await send(platform, `${own}/test`)
  await eventually(
    () => deliveries(platform),
    ([first]) => first?.state === 'failed',
  )
  expect(receiver.received).toHaveLength(2)
  expect(other.received).toEqual([])
})

test('a delivery is sent again with its id and body, also one that was given up', async () => {
  const platform = await startTestPlatform(local)
  const receiver = await startReceiver(410)
  await createWebhook(platform, receiver.url)
  await startJob(platform, await platform.trialKey(token))
  const [lost] = await eventually(
    () => deliveries(platform),
    ([first]) => first?.state === 'failed',
  )
  receiver.status = 200
  for (const attempts of [2, 3]) {
    const again = await send(platform, `${path}/deliveries/${lost?.id}/again`)
    expect(again).toMatchObject({ status: 200, delivery: { id: lost?.id, state: 'pending' } })
    await eventually(
      () => deliveries(platform),
      ([first]) => first?.state === 'delivered' && first.attempts === attempts,
    )
  }
  const [first] = receiver.received
  expect(receiver.received).toHaveLength(3)
  for (const { body, headers } of receiver.received)
    expect([body, headers['webhook-id']]).toEqual([first?.body, lost?.id])
  const others = await platform.post(`${path}/deliveries/${lost?.id}/again`, undefined, 'user:bob')
  expect(others.status).toBe(404)
})

test('nothing is sent to an address that is not verified, or to a removed webhook', async () => {
  const platform = await startTestPlatform(local)
  const receiver = await startReceiver()
  const { path: own } = await createWebhook(platform, receiver.url)
  await send(platform, `${own}/test`)
  const [sent] = await eventually(
    () => deliveries(platform),
    ([first]) => first?.state === 'delivered',
  )
  const silent = await startReceiver()
  silent.answer = () => ''
  await platform.send('PATCH', own, { url: silent.url }, token)
  const again = `${path}/deliveries/${sent?.id}/again`
  expect([(await send(platform, `${own}/test`)).status, (await send(platform, again)).status]).toEqual([
    409, 409,
  ])
  await platform.send('DELETE', own, undefined, token)
  expect([(await send(platform, `${own}/test`)).status, (await send(platform, again)).status]).toEqual([
    404, 409,
  ])
  expect([receiver.received.length, silent.received.length]).toEqual([1, 0])
})

test('sixty test events an hour are enough', async () => {
  const platform = await startTestPlatform(local)
  const { path: own } = await createWebhook(platform, (await startReceiver()).url)
  const { database } = platform
  await database.query(
    `insert into webhook_deliveries (id, user_id, type, body, created_at, next_attempt_at, state)
     select 'evt_' || number, 'ada', 'webhook.test', '{}', now(), now(), 'delivered' from generate_series(1, 60) as number`,
  )
  expect((await send(platform, `${own}/test`)).status).toBe(429)
})
