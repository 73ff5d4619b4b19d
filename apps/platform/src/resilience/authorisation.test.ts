import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Operation, OperationAuth } from '../kernel/http/operation.ts'
import { makeKeyText } from '../kernel/key-text.ts'
import { createKey, revokeKey } from '../keys/keys.ts'
import { operations } from '../openapi/operations.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'
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

/** The address of an operation, with `id` where a part varies. */
function addressOf({ host, path, auth }: Operation, id: string, token: string | undefined): string {
  const { functions } = platform.ports
  const base = host === 'functions' ? `http://127.0.0.1:${functions}` : platform.url
  const filled = path
    .replace('{project}', 'demo-search-foundation')
    .replace('{region}', 'us-central1')
    .replace(/\{\w+\}/g, id)
  const query = auth === 'query-key' && token !== undefined ? `?api_key=${encodeURIComponent(token)}` : ''
  return `${base}${filled}${query}`
}

/** Makes a call with a token and nothing else that is right, and answers its status: who calls is asked before what is asked. */
async function statusOf(operation: Operation, token: string | undefined, id = 'missing'): Promise<number> {
  const answer = await fetch(addressOf(operation, id, token), {
    method: operation.method.toUpperCase(),
    headers: {
      ...(token === undefined || operation.auth === 'query-key' ? {} : { authorization: `Bearer ${token}` }),
      ...(operation.host === 'functions' ? { 'content-type': 'application/json' } : {}),
    },
    ...(operation.host === 'functions' ? { body: '{"data":{}}' } : {}),
    redirect: 'manual',
  })
  await answer.body?.cancel()
  return answer.status
}

const needsKey: readonly OperationAuth[] = ['key', 'optional-key', 'query-key']
const needsUser: readonly OperationAuth[] = ['user', 'optional-user']
const takesNone: readonly OperationAuth[] = ['none', 'optional-key', 'optional-user']
const calls = operations.map((operation) => [operation.id, operation] as const)
const guarded = calls.filter(([, { auth }]) => auth !== 'none')

describe.each(calls)('%s', (_, operation) => {
  const { auth } = operation

  test('no token', async () => {
    const status = await statusOf(operation, undefined)
    if (takesNone.includes(auth)) expect([401, 403]).not.toContain(status)
    else if (auth === 'query-key') expect([401, 422]).toContain(status)
    else expect(status).toBe(401)
    expect(status).toBeLessThan(500 + (operation.failures?.includes(503) ? 4 : 0))
  })
})

describe.each(guarded)('%s', (_, operation) => {
  const { auth } = operation

  test('a malformed token, a bad checksum, an unknown and a revoked key', async () => {
    const revoked = await newKey('trial')
    await revokeKey(platform.database, revoked.id, at())
    const good = await newKey('trial')
    const last = good.text.endsWith('A') ? 'B' : 'A'
    const tokens = {
      malformed: 'nonsense',
      'bad checksum': good.text.slice(0, -1) + last,
      unknown: makeKeyText('trial'),
      revoked: revoked.text,
    }
    for (const [name, token] of Object.entries(tokens))
      expect(await statusOf(operation, token), name).toBe(401)
  })

  test('a key, with tokens and without', async () => {
    for (const kind of ['trial', 'zero'] as const) {
      const status = await statusOf(operation, (await newKey(kind)).text)
      if (needsUser.includes(auth)) expect(status, kind).toBe(401)
      else expect([401, 403], kind).not.toContain(status)
      if (status >= 500) expect(operation.failures).toContain(status)
    }
  })

  test('an identity token', async () => {
    const status = await statusOf(operation, `user:${operation.id}`)
    if (needsKey.includes(auth)) expect(status).toBe(401)
    else expect(status).not.toBe(401)
    if (status >= 500) expect(operation.failures).toContain(status)
  })
})

const personal = guarded.filter(([, { path, host }]) => path.includes('{') && host === undefined)

test.each(personal)('%s refuses what belongs to somebody else', async (_, operation) => {
  const hers = await newKey('trial', 'ada')
  const his = await newKey('trial', 'bob')
  const token = needsKey.includes(operation.auth) ? his.text : 'user:bob'
  const status = await statusOf(operation, token, hers.id)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

// What is read by address has the same handler as what is posted.
const metered = operations.filter(
  ({ failures, auth, method }) => auth === 'key' && method === 'post' && failures?.includes(402),
)

test.each(metered.map((operation) => [operation.id, operation] as const))(
  '%s is refused with 402 to a key without tokens, and done for one with tokens',
  async (id, operation) => {
    const body = meteredRequests[id]
    if (body === undefined) throw new Error(`${id} takes tokens: add a request to metered-requests.`)
    const call = async (kind: Kind) => {
      const { text } = await newKey(kind)
      const answer = await fetch(platform.url + operation.path, {
        method: operation.method.toUpperCase(),
        headers: { authorization: `Bearer ${text}`, ...body.headers },
        body: body.body(),
      })
      return [answer.status, (await answer.text()).slice(0, 200)] as const
    }
    expect((await call('zero'))[0]).toBe(402)
    const [status, text] = await call('trial')
    expect(status, text).toBeLessThan(300)
  },
)
