import { afterAll, beforeAll, expect, test } from 'vitest'

import { calls } from '../openapi/areas.ts'
import { balanceOf, startFilePlatform, type TestPlatform } from '../platform.test-support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startFilePlatform({ TRIAL_LIMIT: '3' })
})
afterAll(() => platform.stop())

const nested = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)

const callFunction = (data: object) =>
  fetch(
    `http://127.0.0.1:${platform.ports.functions}/demo-search-foundation/us-central1/account/getUserInfo`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer user:grace', 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    },
  )

const withDays = calls.filter(
  ({ request, 'x-auth': auth }) =>
    auth.includes('user') &&
    Object.hasOwn((request?.query as { shape?: object } | undefined)?.shape ?? {}, 'from'),
)

test('the year 0 is no day of any call', async () => {
  expect(withDays.length).toBeGreaterThanOrEqual(3)
  for (const { path } of withDays)
    expect((await platform.get(`${path}?from=0000-01-01`, 'user:ada')).status, path).toBe(422)
})

test('a key cannot expire after the year 9999', async () => {
  const body = {
    name: 'one',
    expires_at: '9999-12-31T23:59:59-14:00',
    'cf-turnstile-response': await platform.botCheck(),
  }
  expect((await platform.post('/api/v1/account/keys', body, 'user:ada')).status).toBe(422)
})

test('a document that is nested too deeply is rejected and costs nothing', async () => {
  const key = await platform.trialKey()
  const before = await balanceOf(platform, key)
  const document = { text: 'tea', more: nested(3000) }
  const body = { model: 'jina-reranker-v2-base-multilingual', query: 'tea', documents: [document] }
  expect((await platform.post('/v1/rerank', body, key)).status).toBe(422)
  expect(await balanceOf(platform, key)).toBe(before)
})

test('a profile is limited in depth, and in size also over many calls', async () => {
  expect((await callFunction({ preferences: nested(3000) })).status).toBe(400)
  const statuses: number[] = []
  for (let call = 0; call < 5; call++) {
    const response = await callFunction({ preferences: { [`part ${call}`]: 'x'.repeat(20_000) } })
    statuses.push(response.status)
    expect((await response.text()).length).toBeLessThan(70_000)
  }
  expect(statuses).toEqual([200, 200, 200, 400, 400])
})

test('after the limit of trial keys the same bot check is good for an empty key', async () => {
  const send = (path: string, response: string) =>
    fetch(platform.url + path, {
      method: 'POST',
      body: new URLSearchParams({ 'cf-turnstile-response': response }),
    })
  let last = await send('/trial', await platform.botCheck())
  let botCheck = ''
  for (let keys = 0; keys < 5 && last.status === 200; keys++) {
    botCheck = await platform.botCheck()
    last = await send('/trial', botCheck)
  }
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send('/empty', botCheck)).status).toBe(200)
})

test('responses are not sniffed, and those to a token are not stored; pages are not framed', async () => {
  const usage = await platform.get('/api/v1/account/keys', 'user:ada')
  expect(usage.headers.get('x-content-type-options')).toBe('nosniff')
  expect(usage.headers.get('cache-control')).toBe('no-store')
  const page = await platform.get('/api/v1/alert_address?code=unknown')
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
