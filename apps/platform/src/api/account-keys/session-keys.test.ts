import { expect, test } from 'vitest'

import { keyWithText, sessionKey } from '../../keys/schemas.ts'
import { startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { accountKeysPath as path, sendKeyRequest } from '../../send-key-request.test-support.ts'

const start = Date.parse('2026-03-01T12:00:00Z')

async function clockedPlatform() {
  let seconds = 0
  const platform = await startTestPlatform({}, { now: () => new Date(start + seconds * 1000) })
  return {
    platform,
    at: (time: number) => {
      seconds = time
    },
  }
}

const create = async (platform: TestPlatform, settings: object = {}) =>
  keyWithText.parse(
    await (await sendKeyRequest(platform, 'POST', '', { name: 'Search page', ...settings })).json(),
  )

const ask = (platform: TestPlatform, id: string, body: object = {}, token = 'user:ada') =>
  platform.send('POST', `${path}/${id}/session`, body, token)

const sessionOf = async (platform: TestPlatform, id: string, body: object = {}, token?: string) => {
  const answer = await ask(platform, id, body, token)
  expect(answer.status).toBe(201)
  return sessionKey.parse(await answer.json()).api_key
}

const statusOf = async (platform: TestPlatform, key: string) =>
  (await platform.get('/api/v1/billing/transaction', key)).status

const segment = (platform: TestPlatform, key: string) =>
  platform.send('POST', '/v1/segment', { content: 'One. Two.' }, key)

test('a session key charges, logs and limits as its key, and only its digest is stored', async () => {
  const { platform } = await clockedPlatform()
  const trial = await platform.trialKey('user:ada')
  const [row] = await platform.database.query<{ id: string; user_id: string }>(
    'select id from api_keys where tail = $1',
    [trial.slice(-4)],
  )
  const id = row?.id ?? ''
  const key = await sessionOf(platform, id)
  expect(key).toMatch(/^sf_session_/)
  const info = async (text: string) =>
    (await (await platform.get(`/api/v1/api_key/fe_user?api_key=${text}`)).json()) as {
      wallet: { total_balance: number }
    }
  const before = (await info(trial)).wallet.total_balance
  expect((await info(key)).wallet.total_balance).toBe(before)
  const answer = await platform.send(
    'POST',
    '/v1/embeddings',
    { model: 'jina-embeddings-v3', input: ['one two three'] },
    key,
  )
  expect(answer.status).toBe(200)
  expect((await info(trial)).wallet.total_balance).toBeLessThan(before)
  // What the dashboard reads for its user is no call of the user.
  expect(await statusOf(platform, key)).toBe(200)
  await platform.services.requestLog.flush()
  const log = await platform.database.query('select key_id, route from request_log')
  expect(log).toEqual([{ key_id: id, route: '/v1/embeddings' }])
  const limited = { tokens: 1, period: 'total', hard_stop: true }
  expect((await platform.send('PATCH', `${path}/${id}`, { budget: limited }, 'user:ada')).status).toBe(200)
  const refused = await platform.send(
    'POST',
    '/v1/embeddings',
    { model: 'jina-embeddings-v3', input: ['one two three'] },
    key,
  )
  expect(refused.status).toBe(402)
  expect(JSON.stringify(await platform.database.query('select * from session_keys'))).not.toContain(key)
  const audit = await (await platform.get('/api/v1/account/audit', 'user:ada')).text()
  expect(audit).not.toContain('session')
})

test('a session key ends after 15 minutes, with its key, and with the expiry of its key', async () => {
  const { platform, at } = await clockedPlatform()
  const first = await create(platform)
  const key = await sessionOf(platform, first.id)
  at(899.999)
  expect(await statusOf(platform, key)).toBe(200)
  at(900)
  expect(await statusOf(platform, key)).toBe(401)
  const next = await sessionOf(platform, first.id)
  expect(await statusOf(platform, next)).toBe(200)
  await sendKeyRequest(platform, 'DELETE', `/${first.id}`)
  expect(await statusOf(platform, next)).toBe(401)
  expect((await ask(platform, first.id)).status).toBe(404)
  const short = await create(platform, { expires_at: new Date(start + 960_000).toISOString() })
  const ofShort = await sessionOf(platform, short.id)
  at(960)
  expect(await statusOf(platform, ofShort)).toBe(401)
  expect((await ask(platform, short.id)).status).toBe(404)
})

test('a rotation of the key does not end a session key', async () => {
  const { platform } = await clockedPlatform()
  const { id } = await create(platform)
  const key = await sessionOf(platform, id)
  await sendKeyRequest(platform, 'POST', `/${id}/rotate`, { grace_seconds: 0 })
  expect(await statusOf(platform, key)).toBe(200)
})

test('a session key has the scopes asked for that its key has at the time of the call', async () => {
  const { platform } = await clockedPlatform()
  const { id } = await create(platform, { scopes: ['billing', 'segment'] })
  const whole = await sessionOf(platform, id)
  const less = await sessionOf(platform, id, { scopes: ['segment', 'rerank'] })
  expect([await statusOf(platform, whole), await statusOf(platform, less)]).toEqual([200, 403])
  const rerank = await platform.send('POST', '/v1/rerank', {}, less)
  expect(rerank.status).toBe(403)
  expect((await segment(platform, less)).status).not.toBe(403)
  await platform.send('PATCH', `${path}/${id}`, { scopes: ['billing'] }, 'user:ada')
  expect((await segment(platform, less)).status).toBe(403)
  expect(await statusOf(platform, whole)).toBe(200)
  for (const scopes of [[], ['all'], ['billing', 'billing']])
    expect((await ask(platform, id, { scopes })).status).toBe(422)
})

test('nobody gets a session key for the key of another user, by a key, or by a session key', async () => {
  const { platform } = await clockedPlatform()
  const { id, api_key: text } = await create(platform)
  const key = await sessionOf(platform, id)
  expect((await ask(platform, id, {}, 'user:bob')).status).toBe(404)
  for (const token of [text, key, 'nonsense']) expect((await ask(platform, id, {}, token)).status).toBe(401)
  const last = key.at(-1) === 'a' ? 'b' : 'a'
  expect(await statusOf(platform, key.slice(0, -1) + last)).toBe(401)
})

test('a sign-out ends the session keys of its sign-in, and ending all sessions those of all', async () => {
  const { platform } = await clockedPlatform()
  const { id } = await create(platform)
  const here = await sessionOf(platform, id)
  const elsewhere = await sessionOf(platform, id, {}, 'early-user:ada')
  const ended = await platform.send('DELETE', '/api/v1/account/session_keys', undefined, 'user:ada')
  expect(await ended.json()).toEqual({ ended: 1 })
  expect([await statusOf(platform, here), await statusOf(platform, elsewhere)]).toEqual([401, 200])
  expect((await platform.send('DELETE', '/api/v1/account/sessions', undefined, 'user:ada')).status).toBe(200)
  expect(await statusOf(platform, elsewhere)).toBe(401)
})

test('a user can have two hundred session keys, and those that have ended are deleted', async () => {
  const { platform, at } = await clockedPlatform()
  const { id } = await create(platform)
  const statuses = await Promise.all(
    Array.from({ length: 203 }, async () => (await ask(platform, id)).status),
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(200)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  at(900)
  expect((await ask(platform, id)).status).toBe(201)
})

const link = (platform: TestPlatform, text: string, token = 'user:ada') =>
  platform.send('POST', `${path}/link`, { api_key: text }, token)

test('a key without an account is added to the account of who has its text, once', async () => {
  const { platform } = await clockedPlatform()
  const text = await platform.trialKey()
  const linked = await link(platform, text)
  expect(linked.status).toBe(200)
  expect(await linked.json()).toMatchObject({ kind: 'trial', masked: `sf_trial_…${text.slice(-4)}` })
  expect((await link(platform, text)).status).toBe(200)
  expect((await link(platform, text, 'user:bob')).status).toBe(409)
  expect(await statusOf(platform, text)).toBe(200)
  const audit = (await (await platform.get('/api/v1/account/audit', 'user:ada')).json()) as {
    records: { action: string }[]
  }
  expect(audit.records.map(({ action }) => action)).toEqual(['key_linked'])
})

test('a made-up, revoked or other text adds nothing', async () => {
  const { platform } = await clockedPlatform()
  const text = await platform.trialKey()
  for (const wrong of [`${text.slice(0, -1)}!`, 'nonsense', text.slice(-4)])
    expect((await link(platform, wrong)).status).toBe(404)
  expect((await link(platform, '')).status).toBe(422)
  expect((await link(platform, text, text)).status).toBe(401)
})
