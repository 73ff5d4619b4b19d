import { verifyWebhook, type WebhookEvent } from '@search-foundation/api-client/webhooks'
import { describe, expect, test } from 'vitest'

import { eventually, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { deliverWebhooks } from '../../records/webhooks/deliver-webhooks.ts'
import { startReceiver, type ReceivedWebhook } from '../../records/webhooks/webhook-receiver.test-support.ts'

const path = '/api/v1/account/webhooks'
const token = 'user:ada'
const local = { WEBHOOK_NETWORKS: 'any' }

interface Delivery {
  id: string
  type: string
  state: string
  attempts: number
  next_attempt_at: string | null
  last_status: number | null
  last_error: string | null
}

interface Verification {
  state: string
  last_status: number | null
  last_error: string | null
}

interface Webhook {
  id: string
  url: string
  verification: Verification
}

async function webhooks(platform: TestPlatform): Promise<Webhook[]> {
  const body = (await (await platform.get(path, token)).json()) as { webhooks: Webhook[] }
  return body.webhooks
}

/** Creates a webhook of Ada, waits until all are verified, and returns its secret and path. */
async function createWebhook(platform: TestPlatform, url: string, events: string[] | null = null) {
  const response = await platform.post(path, { url, events }, token)
  const { webhook, secret } = (await response.json()) as { webhook: Webhook; secret: string }
  await eventually(
    () => webhooks(platform),
    (list) => list.every(({ verification: { state } }) => state === 'verified'),
  )
  return { secret, id: webhook.id, path: `${path}/${webhook.id}` }
}

/** Everything that was sent to Ada, except challenges. */
async function deliveries(platform: TestPlatform): Promise<Delivery[]> {
  const page = (await (await platform.get(`${path}/deliveries`, token)).json()) as { records: Delivery[] }
  return page.records.filter(({ type }) => type !== 'webhook.verification')
}

/** Starts a bulk job. A text that is too long for the model makes it fail. */
async function startJob(platform: TestPlatform, key: string, text = 'a text\n'): Promise<void> {
  const form = new FormData()
  form.set('model', 'jina-embeddings-v2-small-en')
  form.set('email', 'ada@example.org')
  form.set('file', new File([text], 'texts.txt'))
  const headers = { authorization: `Bearer ${key}` }
  await fetch(`${platform.url}/v1/bulk-embeddings`, { method: 'POST', body: form, headers })
}

/** A clock whose time changes only by `pass`. */
function stoppedClock() {
  let time = Date.now()
  return { now: () => new Date(time), pass: (seconds: number) => (time += seconds * 1000) }
}

const verified = ({ body, headers }: ReceivedWebhook, secret: string): Promise<WebhookEvent> =>
  verifyWebhook(body, headers, secret)

describe('events', () => {
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
})

describe('delivery', () => {
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
      expect(log).toMatchObject({ state: 'pending', last_error: 'The endpoint responded with status 500.' })
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
    expect(log).toMatchObject({ attempts: 2, last_status: 200, last_error: null })
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
})

const isScheduled = ({ next_attempt_at: next }: Delivery, clock: { now: () => Date }, seconds: number) =>
  next !== null && Date.parse(next) === clock.now().getTime() + seconds * 1000

/** The bodies that a receiver got, as events without their ids. */
const eventsAt = ({ received }: { received: ReceivedWebhook[] }) =>
  received.map(({ body }) => JSON.parse(body) as { type: string; data: object })

describe('several webhooks', () => {
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
})

describe('on demand', () => {
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
})

describe('the address and its secret', () => {
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
    for (const secret of [first, second])
      expect((await verified(both, secret)).type).toBe('bulk_job.completed')
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
      { state: 'failed', last_error: 'The webhook was removed.' },
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
})
