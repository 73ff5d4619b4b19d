import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { RouteAuth } from '../kernel/http/call-description.ts'
import type { ApiRoute } from '../kernel/http/define-route.ts'
import { makeKeyText } from '../kernel/key-text.ts'
import { createKey, revokeKey } from '../keys/keys.ts'
import { calls } from '../openapi/areas.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'
import { statusOfCall } from './call-status.test-support.ts'
import { meteredRequests } from './metered-requests.test-support.ts'

type Kind = 'trial' | 'zero'
const at = () => new Date()

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform({ TRIAL_LIMIT: '100000' })
})
afterAll(() => platform.stop())

const newKey = (kind: Kind, userId: string | null = null) =>
  platform.database.transaction((sql) => createKey(sql, { kind, userId, at: at() }))

const statusOf = (call: ApiRoute, token: string | undefined, id?: string) =>
  statusOfCall(platform, call, token, id)

const isDocumented = (call: ApiRoute, status: number) => call.responses[status] !== undefined

const needsKey: readonly RouteAuth[] = ['key', 'optional-key', 'query-key']
const needsUser: readonly RouteAuth[] = ['user', 'optional-user']
const takesNone: readonly RouteAuth[] = ['none', 'optional-key', 'optional-user']
const named = calls.map((call) => [call.operationId, call] as const)
const guarded = named.filter(([, call]) => call['x-auth'] !== 'none')

describe.each(named)('%s', (_, call) => {
  const { 'x-auth': auth } = call

  test('no token', async () => {
    const status = await statusOf(call, undefined)
    if (takesNone.includes(auth)) expect([401, 403]).not.toContain(status)
    else if (auth === 'query-key') expect([401, 422]).toContain(status)
    else expect(status).toBe(401)
    if (status >= 500) expect(isDocumented(call, status)).toBe(true)
  })
})

describe.each(guarded)('%s', (_, call) => {
  const { 'x-auth': auth } = call

  test('a malformed token, a bad checksum, an unknown and a revoked key', async () => {
    const revoked = await newKey('trial')
    await revokeKey(platform.database, revoked.id, { at: at() })
    const good = await newKey('trial')
    const last = good.text.endsWith('A') ? 'B' : 'A'
    const tokens = {
      malformed: 'nonsense',
      'bad checksum': good.text.slice(0, -1) + last,
      unknown: makeKeyText('trial'),
      revoked: revoked.text,
    }
    for (const [name, token] of Object.entries(tokens)) expect(await statusOf(call, token), name).toBe(401)
  })

  test('a key, with tokens and without', async () => {
    for (const kind of ['trial', 'zero'] as const) {
      const status = await statusOf(call, (await newKey(kind)).text)
      if (needsUser.includes(auth)) expect(status, kind).toBe(401)
      else expect([401, 403], kind).not.toContain(status)
      if (status >= 500) expect(isDocumented(call, status)).toBe(true)
    }
  })

  test('an identity token', async () => {
    const status = await statusOf(call, `user:${call.operationId}`)
    if (needsKey.includes(auth)) expect(status).toBe(401)
    else expect(status).not.toBe(401)
    if (status >= 500) expect(isDocumented(call, status)).toBe(true)
  })
})

// A query in the path names nobody's data.
const personal = guarded.filter(
  ([, { path, 'x-host': host }]) => /\{(?!query\})/.test(path) && host === undefined,
)

test.each(personal)('%s rejects access to the data of another user', async (_, call) => {
  const hers = await newKey('trial', 'ada')
  const his = await newKey('trial', 'bob')
  const token = needsKey.includes(call['x-auth']) ? his.text : 'user:bob'
  const status = await statusOf(call, token, hers.id)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

// Calls with GET have the same handler as those with POST. A transfer uses no tokens; 402 is its limit. To complete an upload, one must exist.
const otherwiseTested = ['transferBalance', 'completeBulkUpload']
const metered = named.filter(
  ([id, call]) =>
    call['x-auth'] === 'key' &&
    call.method === 'post' &&
    isDocumented(call, 402) &&
    !otherwiseTested.includes(id),
)

test.each(metered)(
  '%s is rejected with 402 for a key without tokens, and works with tokens',
  async (id, call) => {
    const request = meteredRequests[id]
    if (request === undefined) throw new Error(`${id} uses tokens: add a request to metered-requests.`)
    const send = async (kind: Kind) => {
      const { text } = await newKey(kind)
      const response = await fetch(platform.url + call.path, {
        method: call.method.toUpperCase(),
        headers: { authorization: `Bearer ${text}`, ...request.headers },
        body: request.body(),
      })
      return [response.status, (await response.text()).slice(0, 200)] as const
    }
    expect((await send('zero'))[0]).toBe(402)
    const [status, text] = await send('trial')
    expect(status, text).toBeLessThan(300)
  },
)
