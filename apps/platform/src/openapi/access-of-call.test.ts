import { afterAll, beforeAll, expect, test } from 'vitest'

import { scopes } from '../keys/scopes.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'
import { accessOfCall } from './access-of-call.ts'
import { calls } from './areas.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

/** Creates a key that has these scopes only. */
async function keyWith(list: readonly string[]): Promise<string> {
  const body = { name: list.join(), scopes: list, 'cf-turnstile-response': await platform.botCheck() }
  const response = await platform.post('/api/v1/account/keys', body, 'user:ada')
  expect(response.status).toBe(201)
  return ((await response.json()) as { api_key: string }).api_key
}

const scoped = calls
  .filter((call) => call['x-audience'] === undefined && call['x-bot-check'] === undefined)
  .map((call) => ({ ...call, scope: accessOfCall(call)['x-scope'] }))
  .filter(({ scope }) => scope !== undefined)

test.each(scopes)('a key with the scope %s, and only such a key, may make its calls', async (scope) => {
  const own = scoped.filter((call) => call.scope === scope)
  expect(own.length).toBeGreaterThan(0)
  const allowed = await keyWith([scope])
  const refused = await keyWith(scopes.filter((other) => other !== scope))
  const statuses = own.map(async ({ operationId, method, path }) => {
    const send = async (key: string) => {
      const address = path.replaceAll(/\{\w+\}/g, 'unknown')
      const body = method === 'get' ? undefined : {}
      return (await platform.send(method.toUpperCase(), address, body, key)).status
    }
    return { operationId, refused: await send(refused), isAllowed: ![401, 403].includes(await send(allowed)) }
  })
  expect(await Promise.all(statuses)).toEqual(
    own.map(({ operationId }) => ({ operationId, refused: 403, isAllowed: true })),
  )
})

test('every call that needs a key with a scope says which', () => {
  const rest = calls.filter(
    (call) =>
      call['x-audience'] === undefined &&
      call['x-auth'].includes('key') &&
      accessOfCall(call)['x-scope'] === undefined,
  )
  // Any key may do these: they concern the key itself.
  expect(rest.map(({ operationId }) => operationId)).toEqual(['listRateLimits', 'getKeyInfo', 'revokeKey'])
})

test('a call that can run out of tokens says what it costs', () => {
  const silent = calls.filter(
    (call) =>
      call.responses[402] !== undefined && call['x-auth'] === 'key' && !accessOfCall(call)['x-charge'],
  )
  expect(silent.map(({ operationId }) => operationId)).toEqual(['transferBalance'])
})
