import { expect, test } from 'vitest'

import { balanceOf, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { mostBytesOfDay } from './idempotent-calls.ts'

const call = { model: 'jina-embeddings-v3', input: 'three small words', dimensions: 8 }

function send(
  platform: TestPlatform,
  key: string,
  name: string,
  body: object = call,
  path = '/v1/embeddings',
): Promise<Response> {
  return fetch(platform.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': name,
    },
    body: JSON.stringify(body),
  })
}

const consumptions = (platform: TestPlatform) =>
  platform.database.query(`select id from transfers where type = 'consume'`)

test('50 parallel requests with one idempotency key are charged once and get equal responses', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(platform, key, 'one')))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).toContain('"embedding"')
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(49)
  expect(before - (await balanceOf(platform, key))).toBe(3)
  expect(await consumptions(platform)).toHaveLength(1)
})

test('a replayed response has the headers of the first one and a new request id', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const [first, again] = [await send(platform, key, 'one'), await send(platform, key, 'one')]
  for (const name of ['content-type', 'x-engine']) {
    expect(first.headers.get(name)).not.toBeNull()
    expect(again.headers.get(name)).toBe(first.headers.get(name))
  }
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect(await again.text()).toBe(await first.text())
})

test('an idempotency key belongs to one body, one address and one API key', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  await send(platform, key, 'one')
  const other = await send(platform, key, 'one', { ...call, input: 'other words' })
  expect(other.status).toBe(422)
  expect(await other.json()).toMatchObject({
    detail: 'This idempotency key was used for a call with another body. Use a new one for each call.',
  })
  const elsewhere = await send(
    platform,
    key,
    'one',
    { query: 'tea', documents: ['a'], model: 'jina-reranker-v2-base-multilingual' },
    '/v1/rerank',
  )
  expect(elsewhere.headers.get('idempotent-replayed')).toBeNull()
  expect(elsewhere.status).toBe(200)
  const someoneElse = await send(platform, await platform.trialKey(), 'one')
  expect(someoneElse.headers.get('idempotent-replayed')).toBeNull()
  expect(await consumptions(platform)).toHaveLength(3)
})

test('an idempotency key has 1 to 255 characters', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  expect((await send(platform, key, 'x'.repeat(255))).status).toBe(200)
  const long = await send(platform, key, 'x'.repeat(256))
  expect(long.status).toBe(422)
  expect(await long.json()).toMatchObject({ errors: [{ field: 'header.idempotency-key' }] })
})

test('a client error is not stored: a retry is a new request', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  expect((await send(platform, key, 'one', { ...call, model: 'unknown' })).status).toBe(400)
  const mended = await send(platform, key, 'one')
  expect(mended.status).toBe(200)
  expect(mended.headers.get('idempotent-replayed')).toBeNull()
})

test('a response is replayed for a day, and not for a revoked key', async () => {
  let time = new Date('2026-03-01T12:00:00Z')
  const platform = await startTestPlatform({}, { now: () => time })
  const key = await platform.trialKey()
  const isReplayed = async () =>
    (await send(platform, key, 'one')).headers.get('idempotent-replayed') === 'true'
  expect(await isReplayed()).toBe(false)
  time = new Date('2026-03-02T11:59:00Z')
  expect(await isReplayed()).toBe(true)
  time = new Date('2026-03-02T12:01:00Z')
  expect(await isReplayed()).toBe(false)
  expect(await platform.database.query('select id from idempotent_calls')).toHaveLength(1)
  await platform.database.query('update api_keys set revoked_at = now()')
  expect((await send(platform, key, 'one')).status).toBe(401)
})

test('a response above 1 MB is not stored: a retry makes the call again and is not charged', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const large = { model: 'jina-embeddings-v3', input: Array.from({ length: 400 }, () => 'three small words') }
  const first = await (await send(platform, key, 'one', large)).text()
  expect(first.length).toBeGreaterThan(1024 * 1024)
  const again = await send(platform, key, 'one', large)
  expect(again.status).toBe(200)
  expect(again.headers.get('idempotent-replayed')).toBeNull()
  expect(await again.text()).toBe(first)
  expect(await consumptions(platform)).toHaveLength(1)
})

test('a retry of a request that used the last tokens succeeds', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  await platform.database.query(`update accounts set balance = 3 where kind = 'trial'`)
  await send(platform, key, 'one')
  // The state that a process leaves when it is killed between charge and response.
  await platform.database.query('update idempotent_calls set status = null, headers = null, body = null')
  expect((await send(platform, key, 'one')).status).toBe(200)
  expect((await send(platform, key, 'two')).status).toBe(402)
  expect(await balanceOf(platform, key)).toBe(0)
})

test('two checkouts with one idempotency key are one', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const order = {
    price_id: 'price_standard_1b',
    success_url: 'http://localhost:3000/',
    cancel_url: 'http://localhost:3000/',
  }
  const ask = async () => (await send(platform, key, 'one', order, '/api/v1/checkout_session')).json()
  const first: unknown = await ask()
  expect(first).toMatchObject({ url: expect.stringContaining('/c/pay/') })
  expect(await ask()).toEqual(first)
})

test('a form can be retried, too', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const ask = () =>
    fetch(`${platform.url}/v1/bulk-embeddings`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'idempotency-key': 'one',
        'content-type': 'multipart/form-data; boundary=limit',
      },
      body: [
        '--limit\r\ncontent-disposition: form-data; name="model"\r\n\r\njina-embeddings-v3\r\n',
        '--limit\r\ncontent-disposition: form-data; name="file"; filename="f.txt"\r\n\r\nfirst\nsecond\r\n',
        '--limit--\r\n',
      ].join(''),
    })
  const [first, again] = [await ask(), await ask()]
  expect(first.status).toBe(200)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await again.text()).toBe(await first.text())
  expect(await platform.database.query('select id from bulk_jobs')).toHaveLength(1)
})

test('a stream is made and charged once, and a retry gets 409', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const question = { messages: [{ role: 'user', content: 'What is late chunking?' }], stream: true }
  const first = await send(platform, key, 'one', question, '/v1/chat/completions')
  expect(await first.text()).toContain('data:')
  expect((await send(platform, key, 'one', question, '/v1/chat/completions')).status).toBe(409)
  expect(await consumptions(platform)).toHaveLength(1)
})

test('responses are stored compressed; beyond the bytes of a day a retry makes the call again and is not charged', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey()
  const large = { ...call, dimensions: 1024, input: Array.from({ length: 20 }, () => 'three small words') }
  const first = await (await send(platform, key, 'one', large)).text()
  const again = await send(platform, key, 'one', large)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await again.text()).toBe(first)
  const [stored] = await platform.database.query<{ bytes: number; counted: number }>(
    `select octet_length(body) as bytes, idempotent_bytes.bytes as counted
     from idempotent_calls join idempotent_bytes using (key_id)`,
  )
  expect(stored?.bytes).toBeLessThan(first.length / 2)
  expect(stored?.counted).toBe(stored?.bytes)
  await platform.database.query('update idempotent_bytes set bytes = $1', [mostBytesOfDay - 1])
  const before = await balanceOf(platform, key)
  expect((await send(platform, key, 'two', large)).status).toBe(200)
  const unstored = await send(platform, key, 'two', large)
  expect(unstored.headers.get('idempotent-replayed')).toBeNull()
  expect(await unstored.text()).toBe(first)
  expect(before - (await balanceOf(platform, key))).toBe(60)
  await platform.database.query('update idempotent_bytes set day = day - 3')
  expect((await send(platform, key, 'three', large)).status).toBe(200)
  expect((await send(platform, key, 'three', large)).headers.get('idempotent-replayed')).toBe('true')
})
