import { expect, test } from 'vitest'

import { trialGrantRetention } from '../../keys/trial-grants.ts'
import { balanceOf, startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'

const form = (response: string) => ({
  method: 'POST',
  body: new URLSearchParams({ 'cf-turnstile-response': response }),
})

test('a passed bot check creates a trial key with ten million tokens, and is valid for one call', async () => {
  const platform = await startTestPlatform()
  const response = await platform.botCheck()
  const answer = await fetch(`${platform.url}/trial`, form(response))
  const { api_key: key } = (await answer.json()) as { api_key: string }
  expect(await balanceOf(platform, key)).toBe(10_000_000)
  const again = await fetch(`${platform.url}/trial`, form(response))
  expect([again.status, await again.json()]).toMatchObject([
    400,
    { detail: expect.stringContaining('used') as string },
  ])
})

test('trial tokens are good for a year, and the info of their key says until when', async () => {
  let time = Date.parse('2026-03-01T12:00:00Z')
  const platform = await startTestPlatform({}, { now: () => new Date(time) })
  const key = await platform.trialKey()
  const info = async () =>
    (await (await platform.get(`/api/v1/api_key/fe_user?api_key=${key}`)).json()) as { wallet: object }
  const year = { trial_start: '2026-03-01T12:00:00.000Z', trial_end: '2027-03-01T12:00:00.000Z' }
  expect(await info()).toMatchObject({ wallet: { ...year, trial_balance: 10_000_000 } })
  time = Date.parse('2027-03-01T12:00:01Z')
  expect(await info()).toMatchObject({ wallet: { ...year, trial_balance: 0, total_balance: 0 } })
})

test.each(['', 'made-up', 'a.9999999999999.b'])(
  'the invalid bot-check response %j is rejected',
  async (response) => {
    const platform = await startTestPlatform()
    expect((await fetch(`${platform.url}/empty`, form(response))).status).toBe(400)
  },
)

test('above the limit a client gets 429, also for parallel requests, and can still create a key without tokens', async () => {
  const platform = await startTestPlatform({ TRIAL_LIMIT: '2' })
  const responses = await Promise.all(Array.from({ length: 6 }, () => platform.botCheck()))
  const answers = await Promise.all(
    responses.map((response) => fetch(`${platform.url}/trial`, form(response))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(86_000)
  const empty = await fetch(`${platform.url}/empty`, form(await platform.botCheck()))
  const { api_key: key } = (await empty.json()) as { api_key: string }
  expect(await balanceOf(platform, key)).toBe(0)
})

test('a key created with an identity token belongs to that user, and its text is not shown again', async () => {
  const platform = await startTestPlatform()
  const key = await platform.trialKey('user:ada')
  const list = async (token: string) =>
    (await (await platform.get('/api/v1/account/keys', token)).json()) as { keys: { masked: string }[] }
  const own = await list('user:ada')
  expect(own.keys.map(({ masked }) => masked.slice(-4))).toEqual([key.slice(-4)])
  expect(JSON.stringify(own)).not.toContain(key)
  expect(await list('user:bob')).toEqual({ keys: [] })
})

/** Requests a trial key over a connection from this address. */
async function trialFrom(
  platform: TestPlatform,
  remoteAddress: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const socket = { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' }
  const sent = { ...form(await platform.botCheck()), headers }
  return platform.app.request('/trial', sent, { incoming: { socket } })
}

test('a trial key counts for exactly 24 hours, and Retry-After is the time that is left', async () => {
  let time = Date.UTC(2026, 0, 1)
  const platform = await startTestPlatform({ TRIAL_LIMIT: '2' }, { now: () => new Date(time) })
  const ask = async () => {
    const answer = await trialFrom(platform, '10.0.0.1')
    return [answer.status, answer.headers.get('retry-after')]
  }
  expect(await ask()).toEqual([200, null])
  time += 10 * 3600_000
  expect(await ask()).toEqual([200, null])
  expect(await ask()).toEqual([429, String(14 * 3600)])
  time += 14 * 3600_000 - 1
  expect(await ask()).toEqual([429, '1'])
  time += 1
  expect(await ask()).toEqual([200, null])
  expect(await ask()).toEqual([429, String(10 * 3600)])
  await trialGrantRetention.prune(platform.database, new Date(time), new AbortController().signal)
  expect(await platform.database.query('select client from trial_grants')).toHaveLength(2)
})

test('a client is the address of its connection or its IPv6 network, whatever its headers contain', async () => {
  const platform = await startTestPlatform({ TRIAL_LIMIT: '1' })
  const status = async (address: string, headers?: Record<string, string>) =>
    (await trialFrom(platform, address, headers)).status
  expect(await status('2001:db8:1:2::1')).toBe(200)
  expect(await status('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429)
  expect(await status('2001:db8:1:3::1')).toBe(200)
  expect(await status('203.0.113.7')).toBe(200)
  expect(await status('::ffff:203.0.113.7')).toBe(429)
  const forged = {
    'x-forwarded-for': '198.51.100.1',
    'x-real-ip': '198.51.100.1',
    forwarded: 'for=198.51.100.1',
  }
  expect(await status('203.0.113.7', forged)).toBe(429)
  expect(await status('198.51.100.1')).toBe(200)
  const refused = await trialFrom(platform, '203.0.113.7')
  expect(await refused.json()).toMatchObject({ detail: expect.any(String) as string })
})
