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
  type Webhook,
} from './webhooks.test-support.ts'

test('the secret is shown when it is made, and not again', async () => {
  const platform = await startTestPlatform()
  expect(await webhooks(platform)).toEqual([])
  const url = 'https://hooks.example/ada'
  const made = (await (await platform.post(path, { url }, token)).json()) as {
    webhook: Webhook
    secret: string
  }
  expect(made.webhook).toMatchObject({
    url,
    events: null,
    rotation: null,
    verification: { state: 'pending' },
  })
  expect(Buffer.from(made.secret.replace('whsec_', ''), 'base64')).toHaveLength(32)
  const changed = await platform.send('PATCH', `${path}/${made.webhook.id}`, { url: `${url}/2` }, token)
  expect(Object.keys((await changed.json()) as object)).toEqual(['webhook'])
  expect(await webhooks(platform)).toMatchObject([{ id: made.webhook.id, url: `${url}/2` }])
  expect(await (await platform.get(path, token)).text()).not.toContain('whsec_')
  expect(await (await platform.get('/api/v1/account/export', token)).text()).not.toContain(made.secret)
})

test('a rotated secret signs beside the previous one until its grace period ends', async () => {
  const platform = await startTestPlatform(local)
  const receiver = await startReceiver()
  const { secret: first, path: own } = await createWebhook(platform, receiver.url)
  const rotate = async (seconds: number) => {
    const response = await platform.post(`${own}/rotate`, { grace_seconds: seconds }, token)
    return ((await response.json()) as { secret: string }).secret
  }
  const second = await rotate(900)
  const key = await platform.trialKey(token)
  const next = async (count: number) => {
    await startJob(platform, key)
    await eventually(
      () => Promise.resolve(receiver.received.length),
      (length) => length === count,
    )
    return receiver.received[count - 1] as ReceivedWebhook
  }
  const both = await next(1)
  for (const secret of [first, second]) expect((await verified(both, secret)).type).toBe('bulk_job.completed')
  const third = await rotate(0)
  const one = await next(2)
  await expect(verified(one, third)).resolves.toBeDefined()
  await expect(verified(one, second)).rejects.toMatchObject({ code: 'invalid_signature' })
})

test('nobody else can change, remove or use a webhook', async () => {
  const platform = await startTestPlatform(local)
  const receiver = await startReceiver()
  const { id, path: own } = await createWebhook(platform, receiver.url)
  const bob = 'user:bob'
  const refused = await Promise.all([
    platform.send('PATCH', own, { events: ['balance.low'] }, bob),
    platform.send('DELETE', own, undefined, bob),
    ...['rotate', 'verification', 'test'].map((call) => platform.post(`${own}/${call}`, {}, bob)),
    platform.post(`${path}/unknown/rotate`, {}, token),
  ])
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect(await webhooks(platform)).toMatchObject([{ id, events: null, rotation: null }])
  expect(receiver.received).toEqual([])
})

test('a removed address gives up what was not delivered, and gets nothing new', async () => {
  const platform = await startTestPlatform(local)
  const receiver = await startReceiver(500)
  const { path: own } = await createWebhook(platform, receiver.url)
  const key = await platform.trialKey(token)
  await startJob(platform, key)
  await eventually(
    () => deliveries(platform),
    ([first]) => first?.last_status === 500,
  )
  expect((await platform.send('DELETE', own, undefined, token)).status).toBe(200)
  expect(await deliveries(platform)).toMatchObject([
    { state: 'failed', last_error: 'The webhook was removed.', last_error_code: 'webhook_removed' },
  ])
  await startJob(platform, key)
  await eventually(
    () => platform.database.query(`select id from mails where kind = 'bulk-job'`),
    (mails) => mails.length === 2,
  )
  expect(await deliveries(platform)).toHaveLength(1)
  const actions = (await (await platform.get('/api/v1/account/audit', token)).json()) as {
    records: { action: string }[]
  }
  expect(actions.records.map(({ action }) => action).filter((name) => name.startsWith('webhook'))).toEqual([
    'webhook_removed',
    'webhook_set',
  ])
})

test.each([
  'http://hooks.example/',
  'ftp://hooks.example/',
  'https://user:secret@hooks.example/',
  'https://hooks.example:8443/',
  'https://localhost/',
  'https://127.0.0.1:8787/webhooks/stripe',
  'https://2130706433/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  'hooks.example',
  '',
])('%s is refused', async (url) => {
  const platform = await startTestPlatform()
  const refused = await platform.post(path, { url }, token)
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ errors: [{ field: 'body.url' }] })
  expect(await platform.database.query('select user_id from webhook_endpoints')).toEqual([])
})
