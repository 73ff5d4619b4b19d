import { expect, test } from 'vitest'

import { accountKey, accountKeysResponse, keyWithText } from '../../keys/schemas.ts'
import { scopes } from '../../keys/scopes.ts'
import { startTestPlatform, type TestPlatform } from '../../platform.test-support.ts'
import { accountKeysPath as path, sendKeyRequest as send } from '../../send-key-request.test-support.ts'

const start = Date.parse('2026-03-01T12:00:00Z')

/** A platform whose clock the test controls, in seconds after its start. */
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

const create = async (platform: TestPlatform, body: object = { name: 'Search page' }, token?: string) => {
  const answer = await send(platform, 'POST', '', body, token)
  expect(answer.status).toBe(201)
  return keyWithText.parse(await answer.json())
}

const list = async (platform: TestPlatform, query = '', token = 'user:ada') =>
  accountKeysResponse.parse(await (await platform.get(path + query, token)).json()).keys

const rotate = async (platform: TestPlatform, id: string, grace: number) =>
  keyWithText.parse(await (await send(platform, 'POST', `/${id}/rotate`, { grace_seconds: grace })).json())

/** Returns the status of a request to the dashboard API with a key. */
const statusOf = async (platform: TestPlatform, key: string) =>
  (await platform.get('/api/v1/billing/transaction', key)).status

test('a key is created, listed, renamed and revoked, with audit entries', async () => {
  const { platform, at } = await clockedPlatform()
  const { api_key: text, ...first } = await create(platform)
  at(1)
  const second = await create(platform, { name: 'Other', scopes: ['rerank'] })
  expect(first).toMatchObject({ name: 'Search page', kind: 'zero', masked: `sf_zero_…${text.slice(-4)}` })
  expect(first.wallet.total_balance).toBe(0)
  expect((await list(platform)).map(({ id }) => id)).toEqual([second.id, first.id])
  const renamed = accountKey.parse(
    await (await send(platform, 'PATCH', `/${first.id}`, { name: 'New' })).json(),
  )
  expect(renamed).toEqual({ ...first, name: 'New' })
  expect((await send(platform, 'DELETE', `/${first.id}`)).status).toBe(200)
  expect(await statusOf(platform, text)).toBe(401)
  expect((await list(platform)).map(({ id }) => id)).toEqual([second.id])
  expect(await list(platform, '?include_revoked=true')).toHaveLength(2)
  for (const [method, part, body] of [
    ['PATCH', '', { name: 'x' }],
    ['DELETE', '', undefined],
    ['POST', '/rotate', { grace_seconds: 0 }],
  ] as const)
    expect((await send(platform, method, `/${first.id}${part}`, body)).status).toBe(404)
  const audit = (await (await platform.get('/api/v1/account/audit', 'user:ada')).json()) as {
    records: { action: string }[]
  }
  expect(audit.records.map(({ action }) => action)).toEqual([
    'key_revoked',
    'key_renamed',
    'key_created',
    'key_created',
  ])
})

test('creating, revoking and rotating an account key requires a bot-check response that was not used before', async () => {
  const { platform } = await clockedPlatform()
  const { id, api_key: text } = await create(platform)
  const used = await platform.botCheck()
  const headers = { authorization: 'Bearer user:ada' }
  const settings = { name: 'Search page' }
  const responseTo = (method: string, part: string, body: object | URLSearchParams) =>
    body instanceof URLSearchParams
      ? fetch(platform.url + path + part, { method, headers, body })
      : platform.send(method, path + part, body, 'user:ada')
  const field = { 'cf-turnstile-response': used }
  expect((await responseTo('POST', '', { ...settings, ...field })).status).toBe(201)
  const refused = [
    ...[{}, { 'cf-turnstile-response': '' }, { 'cf-turnstile-response': 7 }, field].flatMap((check) => [
      responseTo('POST', '', { ...settings, ...check }),
      responseTo('POST', `/${id}/rotate`, { grace_seconds: 0, ...check }),
    ]),
    responseTo('DELETE', `/${id}`, new URLSearchParams()),
    responseTo('DELETE', `/${id}`, new URLSearchParams(field)),
  ]
  for (const response of await Promise.all(refused))
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { detail: expect.stringContaining('bot check') as string },
    ])
  expect(await statusOf(platform, text)).toBe(200)
  expect(await list(platform)).toHaveLength(2)
})

test('the keys of another user are not found', async () => {
  const { platform } = await clockedPlatform()
  const { id, api_key: text } = await create(platform)
  expect(await list(platform, '?include_revoked=true', 'user:bob')).toEqual([])
  for (const [method, part, body] of [
    ['PATCH', '', { name: 'x' }],
    ['DELETE', '', undefined],
    ['POST', '/rotate', { grace_seconds: 0 }],
  ] as const)
    expect((await send(platform, method, `/${id}${part}`, body, 'user:bob')).status).toBe(404)
  expect(await statusOf(platform, text)).toBe(200)
  expect((await list(platform))[0]?.name).toBe('Search page')
})

test.each([0, 900, 3600, 86_400])(
  'the previous text of a rotated key works for %i seconds',
  async (grace) => {
    const { platform, at } = await clockedPlatform()
    const { id, api_key: old } = await create(platform)
    const rotated = await rotate(platform, id, grace)
    expect(rotated.id).toBe(id)
    expect(await statusOf(platform, rotated.api_key)).toBe(200)
    expect(rotated.rotation).toEqual(
      grace === 0 ? null : { previous_key_ends_at: new Date(start + grace * 1000).toISOString() },
    )
    if (grace > 0) {
      at(grace - 0.001)
      expect(await statusOf(platform, old)).toBe(200)
    }
    at(grace)
    expect(await statusOf(platform, old)).toBe(401)
    expect(await statusOf(platform, rotated.api_key)).toBe(200)
    expect((await list(platform))[0]?.rotation).toBeNull()
  },
)

test('a second rotation invalidates the oldest text at once, and revoking invalidates all', async () => {
  const { platform } = await clockedPlatform()
  const { id, api_key: first } = await create(platform)
  const { api_key: second } = await rotate(platform, id, 3600)
  const { api_key: third } = await rotate(platform, id, 3600)
  expect(await Promise.all([first, second, third].map((text) => statusOf(platform, text)))).toEqual([
    401, 200, 200,
  ])
  const stored = JSON.stringify(await platform.database.query('select * from api_keys'))
  for (const text of [first, second, third]) expect(stored).not.toContain(text)
  await send(platform, 'DELETE', `/${id}`)
  for (const text of [second, third]) expect(await statusOf(platform, text)).toBe(401)
})

test('a key expires at its expiry, which can be changed later', async () => {
  const { platform, at } = await clockedPlatform()
  const end = new Date(start + 60_000).toISOString()
  const { id, api_key: text } = await create(platform, { name: 'Short', expires_at: end })
  at(59.999)
  expect(await statusOf(platform, text)).toBe(200)
  at(60)
  const refused = await platform.get('/api/v1/billing/transaction', text)
  expect(refused.status).toBe(401)
  expect(((await refused.json()) as { detail: string }).detail).toContain('expired')
  expect((await platform.get(`/api/v1/api_key/fe_user?api_key=${text}`)).status).toBe(401)
  expect((await send(platform, 'PATCH', `/${id}`, { expires_at: end })).status).toBe(422)
  expect((await send(platform, 'PATCH', `/${id}`, { expires_at: null })).status).toBe(200)
  expect(await statusOf(platform, text)).toBe(200)
})

const calls = [
  ['embeddings', 'POST', '/v1/embeddings'],
  ['embeddings', 'POST', '/v1/multi-vector'],
  ['rerank', 'POST', '/v1/rerank'],
  ['classify', 'POST', '/v1/classify'],
  ['train', 'POST', '/v1/train'],
  ['train', 'GET', '/v1/classifiers'],
  ['segment', 'POST', '/v1/segment'],
  ['reader', 'POST', '/reader'],
  ['search', 'POST', '/search'],
  ['search', 'GET', '/v1/serp/tea'],
  ['deep_search', 'POST', '/v1/chat/completions'],
  ['bulk', 'POST', '/v1/bulk-embeddings'],
  ['billing', 'GET', '/api/v1/billing/transaction'],
  ['billing', 'POST', '/api/v1/checkout_session'],
  ['billing', 'POST', '/api/v1/billing/transfer_balance'],
  ['billing', 'POST', '/api/v1/billing/balance_notification'],
  ['billing', 'POST', '/api/v1/auto_recharge'],
] as const

test.each(calls)('the scope %s is required for %s %s', async (scope, method, address) => {
  const { platform } = await clockedPlatform()
  const others = await create(platform, { name: 'Others', scopes: scopes.filter((one) => one !== scope) })
  const only = await create(platform, { name: 'Only', scopes: [scope] })
  const call = (key: string) =>
    fetch(platform.url + address, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        origin: 'http://localhost:3000',
      },
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
  const refused = await call(others.api_key)
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain(`lacks the scope \\"${scope}\\"`)
  const text = await (await call(only.api_key)).text()
  expect(text).not.toContain('lacks the scope')
})

test('a user can have fifty active keys, also with parallel requests', async () => {
  const { platform } = await clockedPlatform()
  const statuses = await Promise.all(
    Array.from(
      { length: 53 },
      async () => (await send(platform, 'POST', '', { name: 'One of many' })).status,
    ),
  )
  expect(statuses.toSorted()).toEqual([...Array<number>(50).fill(201), ...Array<number>(3).fill(409)])
})

test('invalid settings are rejected', async () => {
  const { platform } = await clockedPlatform()
  for (const body of [
    {},
    { name: '  ' },
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['all'] },
    { name: 'x', scopes: ['rerank', 'rerank'] },
    { name: 'x', expires_at: new Date(start).toISOString() },
  ])
    expect((await send(platform, 'POST', '', body)).status).toBe(422)
  const { id, api_key: key } = await create(platform)
  expect((await send(platform, 'POST', `/${id}/rotate`, { grace_seconds: 60 })).status).toBe(422)
  expect((await platform.get(path, key)).status).toBe(401)
})
