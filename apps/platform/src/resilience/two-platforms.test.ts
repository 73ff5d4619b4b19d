import { expect, test } from 'vitest'

import { createJob } from '../models/bulk-embeddings/jobs.ts'
import { balanceOf, eventually, startTestPlatform, type TestPlatform } from '../platform.test-support.ts'

/** Two platforms over one database, which share the stand-ins of the first. */
async function startTwo(environment: Record<string, string> = {}): Promise<[TestPlatform, TestPlatform]> {
  const one = await startTestPlatform(environment)
  const shared = {
    STRIPE_API_URL: one.standInsUrl,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    TURNSTILE_VERIFY_URL: `${one.standInsUrl}/turnstile/v0/siteverify`,
    TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
    MAIL_API_URL: one.standInsUrl,
    MAIL_API_KEY: 're_local',
    MAIL_FROM: 'Us <us@example.org>',
  }
  const two = await startTestPlatform({ ...environment, ...shared }, { database: one.database })
  return [one, two]
}

const call = { model: 'jina-embeddings-v3', input: 'three small words', dimensions: 8 }

/** Sends the same request with one idempotency key to both platforms, ten times each, at once. */
const sendToBoth = (platforms: readonly TestPlatform[], path: string, key: string, body: object) =>
  Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      fetch(`${platforms[index % 2]?.url}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': 'one',
        },
        body: JSON.stringify(body),
      }),
    ),
  )

/** The same responses as texts; fails for any other status than 200. */
async function textsOf(responses: readonly Response[]): Promise<Set<string>> {
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  return new Set(await Promise.all(responses.map((response) => response.text())))
}

test('a rate limit counts the calls of all processes', async () => {
  const platforms = await startTwo()
  const segment = (platform: TestPlatform) => platform.post('/v1/segment', { content: 'a few words' })
  const calls = Array.from({ length: 15 }, () => platforms.map(segment)).flat()
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('one idempotency key at two processes is one call, one classifier and one checkout', async () => {
  const platforms = await startTwo()
  const [one] = platforms
  const key = await one.trialKey()
  const before = await balanceOf(one, key)
  expect((await textsOf(await sendToBoth(platforms, '/v1/embeddings', key, call))).size).toBe(1)
  expect(before - (await balanceOf(one, key))).toBe(3)
  const input = ['apple', 'spanner'].map((text) => ({ text, label: text }))
  const training = { model: 'jina-embeddings-v3', input }
  expect((await textsOf(await sendToBoth(platforms, '/v1/train', key, training))).size).toBe(1)
  expect(await one.database.query('select id from classifiers')).toHaveLength(1)
  const site = 'http://localhost:3000/'
  const order = { price_id: 'price_standard_1b', success_url: site, cancel_url: site }
  const checkouts = await sendToBoth(platforms, '/api/v1/checkout_session', key, order)
  expect((await textsOf(checkouts)).size).toBe(1)
})

test('a call of a process that has ended is made by the next one, and a slow one only once', async () => {
  const [one, two] = await startTwo()
  const key = await one.trialKey()
  const send = (platform: TestPlatform, name: string) =>
    fetch(`${platform.url}/v1/embeddings`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': name,
      },
      body: JSON.stringify(call),
    })
  await send(one, 'one')
  // As a process leaves it that is killed between charge and response.
  await one.database.query(
    `update idempotent_calls set status = null, headers = null, body = null, process_id = 'killed'`,
  )
  expect((await send(two, 'one')).status).toBe(200)
  // As another process has it that works on the call.
  await one.database.script(
    `update idempotent_calls set status = null, headers = null, body = null, process_id = 'busy';
     insert into processes values ('busy', now())`,
  )
  const waiting = send(two, 'one')
  await one.database.query(
    `update idempotent_calls set status = 200, headers = '{"content-type":"text/plain"}', body = 'made elsewhere'`,
  )
  expect(await (await waiting).text()).toBe('made elsewhere')
})

test('a bulk job is done by one process, charged and mailed once, and taken over from one that has ended', async () => {
  const [one, two] = await startTwo()
  const key = await one.trialKey()
  const before = await balanceOf(one, key)
  const [row] = await one.database.query<{ id: string }>('select id from api_keys')
  const rows = Array.from({ length: 120 }, () => ({
    customId: null,
    input: 'three small words',
    error: null,
  }))
  const job = await one.database.transaction(async (sql) => {
    const made = await createJob(sql, {
      keyId: row?.id ?? '',
      model: call.model,
      email: 'a@example.org',
      fileName: 'rows.txt',
      rows,
      at: new Date(),
    })
    await sql.query(`update bulk_jobs set process_id = 'killed'`)
    return made
  })
  const read = async () =>
    (await (await two.get(`/v1/bulk-embeddings/${job.id}`)).json()) as Record<string, unknown>
  const done = await eventually(read, ({ status }) => status !== 'in-progress')
  expect(done).toMatchObject({ status: 'completed', completed_count: 120, used_token_count: 360 })
  expect(before - (await balanceOf(one, key))).toBe(360)
  expect(await one.database.query(`select id from mails where kind = 'bulk-job'`)).toHaveLength(1)
})

test('one response of the bot check creates one key', async () => {
  const platforms = await startTwo()
  const token = await platforms[0].botCheck()
  const empty = (index: number) =>
    fetch(`${platforms[index % 2]?.url}/empty`, {
      method: 'POST',
      body: new URLSearchParams({ 'cf-turnstile-response': token }),
    })
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => empty(index)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
})
