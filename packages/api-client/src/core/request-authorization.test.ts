import { expect, onTestFinished, test, vi } from 'vitest'

import { read } from '../resources/reader.ts'
import { call } from './callable.ts'
import { createClient } from './client.ts'
import { byIdentity } from './identity.ts'
import { loopback } from './loopback-server.test-support.ts'
import { byKey, send } from './request.ts'

test('a key or identity token is sent only with the calls that need it', async () => {
  const seen: (string | undefined)[] = []
  const client = await loopback(
    (request, response) => {
      seen.push(request.headers.authorization)
      response.end('{}')
    },
    { apiKey: 'key-1', identityToken: () => Promise.resolve('identity-1') },
  )
  await send(client, client.hosts.main, {})
  await send(client, client.hosts.main, { auth: byKey })
  await send(client, client.hosts.main, { auth: byKey, apiKey: 'key-2' })
  await send(client, client.hosts.main, { auth: byIdentity })
  expect(seen).toEqual([undefined, 'Bearer key-1', 'Bearer key-2', 'Bearer identity-1'])
})

test('headers of a client and of a call are sent, those of the call take precedence', async () => {
  let seen: unknown
  const client = await loopback(
    (incoming, response) => {
      seen = [incoming.headers['x-team'], incoming.headers['x-trace'], incoming.headers['accept']]
      response.end('{"data":{"content":""}}')
    },
    { headers: { 'x-team': 'a', 'x-trace': '1' } },
  )
  await read(client, { url: 'https://a.example' }, { headers: { 'x-trace': '2' } })
  expect(seen).toEqual(['a', '2', 'application/json'])
})

test('a key may come from a function, which is called for every attempt', async () => {
  const seen: unknown[] = []
  const keys = ['key-1', 'key-2']
  const client = await loopback(
    (incoming, response) => {
      seen.push(incoming.headers.authorization)
      response.writeHead(seen.length === 1 ? 503 : 200, { 'retry-after': '0' }).end('{}')
    },
    { apiKey: async () => keys.shift() },
  )
  await send(client, client.hosts.main, { auth: byKey })
  expect(seen).toEqual(['Bearer key-1', 'Bearer key-2'])
})

test('the key of the environment is used when no other is given', async () => {
  vi.stubEnv('SEARCH_FOUNDATION_API_KEY', 'from-env')
  onTestFinished(() => void vi.unstubAllEnvs())
  const seen: unknown[] = []
  const client = await loopback((incoming, response) => {
    seen.push(incoming.headers.authorization)
    response.end('{}')
  })
  await send(client, client.hosts.main, { auth: byKey })
  await send(client, client.hosts.main, { auth: byKey, apiKey: 'given' })
  expect(seen).toEqual(['Bearer from-env', 'Bearer given'])
})

test.each([
  ['sf_test_1\n', 'Bearer sf_test_1'],
  [' sf_test_1\u200B', 'Bearer sf_test_1'],
  ['sf_test_1\uD800', 'Bearer sf_test_1'],
])('what no key contains, such as a copied line end, is not sent: %j', async (apiKey, expected) => {
  let seen: unknown
  const client = await loopback(
    (incoming, response) => {
      seen = incoming.headers.authorization
      response.end('{}')
    },
    { apiKey },
  )
  await send(client, client.hosts.main, { auth: byKey })
  expect(seen).toBe(expected)
})

test('E13 a token provider that hung once is called again by the next call', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let calls = 0
  const client = createClient({
    timeout: 100,
    fetch: () => Promise.resolve(new Response('{"result":1}')),
    identityToken: () => (++calls === 1 ? new Promise(() => undefined) : Promise.resolve('token')),
  })
  const failed = vi.fn()
  void call(client, 's', 'm', {}).catch(failed)
  await vi.advanceTimersByTimeAsync(100)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }))
  await expect(call(client, 's', 'm', {})).resolves.toBe(1)
})
