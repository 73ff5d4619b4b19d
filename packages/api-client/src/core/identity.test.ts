import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'

import { call } from './callable.ts'
import { createClient } from './client.ts'
import { byIdentity } from './identity.ts'
import { loopback } from './loopback-server.test-support.ts'
import { byKey, send } from './request.ts'

test('E13 a token with characters that an address would encode is refreshed too', async () => {
  const client = await loopback(
    (incoming, response) =>
      response.writeHead(incoming.headers.authorization === 'Bearer new' ? 200 : 401).end('{}'),
    { identityToken: (refresh) => (refresh ? 'new' : 'stale|t') },
  )
  await expect(send(client, client.hosts.main, { auth: byIdentity })).resolves.toEqual({})
})

test('E13 a refresh that rejects with nothing fails the call', async () => {
  const client = await loopback((_, response) => response.writeHead(401).end('{}'), {
    identityToken: (refresh) => (refresh ? Promise.reject(undefined) : 'stale'),
  })
  await expect(send(client, client.hosts.main, { auth: byIdentity })).rejects.toBeUndefined()
})

test('E13 parallel calls share one refresh, and each is replayed once after a 401', async () => {
  let refreshes = 0
  let token = 'old'
  let requests = 0
  const client = await loopback(
    (request, response) => {
      requests++
      const isNew = request.headers.authorization === 'Bearer new'
      response.writeHead(isNew ? 200 : 401).end(isNew ? '{"result":1}' : '{}')
    },
    {
      identityToken: async (refresh) => {
        if (refresh) {
          refreshes++
          // Every call has been refused by then.
          await vi.waitFor(() => expect(requests).toBe(20))
          token = 'new'
        }
        return token
      },
    },
  )
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(client, 's', 'm', {})))
  expect(answers).toEqual(Array(20).fill(1))
  expect(refreshes).toBe(1)
  expect(requests).toBe(40)
})

test('E13 a call whose 401 arrives after the refresh uses its token', async () => {
  let refreshes = 0
  const release: (() => void)[] = []
  const client = await loopback(
    async (incoming, response) => {
      const isRenewed = incoming.headers.authorization === 'Bearer renewed'
      // The second call is refused only when the first one has its result.
      if (!isRenewed && incoming.url?.endsWith('late'))
        await new Promise<void>((resolve) => release.push(resolve))
      response.writeHead(isRenewed ? 200 : 401).end(isRenewed ? '{"result":1}' : '{}')
    },
    { identityToken: (refresh) => (refresh ? (refreshes++, 'renewed') : 'old') },
  )
  const late = call(client, 's', 'late')
  await expect(call(client, 's', 'soon')).resolves.toBe(1)
  await vi.waitFor(() => expect(release).toHaveLength(1))
  release[0]?.()
  await expect(late).resolves.toBe(1)
  expect(refreshes).toBe(1)
})

test('E13 a refresh that failed is tried again by the next call', async () => {
  let refreshes = 0
  const client = await loopback(
    (incoming, response) => {
      const isRenewed = incoming.headers.authorization === 'Bearer renewed'
      response.writeHead(isRenewed ? 200 : 401).end(isRenewed ? '{"result":1}' : '{}')
    },
    {
      identityToken: (refresh) => {
        if (!refresh) return 'old'
        return ++refreshes === 1 ? Promise.reject(new Error('offline')) : 'renewed'
      },
    },
  )
  await expect(call(client, 's', 'm')).rejects.toThrow('offline')
  await expect(call(client, 's', 'm')).resolves.toBe(1)
})

test('E13 a refresh that hangs is dropped when its caller times out', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let refreshes = 0
  const isFresh = (init: RequestInit | undefined) =>
    new Headers(init?.headers).get('authorization') === 'Bearer fresh'
  const client = createClient({
    timeout: 100,
    fetch: (_, init) =>
      Promise.resolve(isFresh(init) ? new Response('{"result":1}') : new Response('{}', { status: 401 })),
    identityToken: (refresh) => {
      if (!refresh) return Promise.resolve('stale')
      return ++refreshes === 1 ? new Promise(() => undefined) : Promise.resolve('fresh')
    },
  })
  const failed = vi.fn()
  void call(client, 's', 'm', {}).catch(failed)
  await vi.advanceTimersByTimeAsync(100)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ phase: 'connect' }))
  await expect(call(client, 's', 'm', {})).resolves.toBe(1)
  expect(refreshes).toBe(2)
})

test('E13 a replay without a token does not send the earlier one', async () => {
  const seen: (string | undefined)[] = []
  const client = await loopback(
    (request, response) => {
      seen.push(request.headers.authorization)
      response.writeHead(401).end('{}')
    },
    { identityToken: (refresh) => Promise.resolve(refresh ? null : 'earlier') },
  )
  await expect(send(client, client.hosts.main, { auth: byIdentity })).rejects.toThrow('401')
  expect(seen).toEqual(['Bearer earlier', undefined])
})

test('a 401 of a call with a key is thrown at once', async () => {
  let requests = 0
  const listener = (_: unknown, response: ServerResponse) => {
    requests++
    response.writeHead(401).end('{"detail":"no"}')
  }
  const client = await loopback(listener, { apiKey: 'key-1' })
  await expect(send(client, client.hosts.main, { auth: byKey })).rejects.toThrow('401: no')
  expect(requests).toBe(1)
})

test('E13 a second 401 is thrown', async () => {
  let requests = 0
  const client = await loopback(
    (_, response) => {
      requests++
      response.writeHead(401).end('{"detail":"no"}')
    },
    { identityToken: () => Promise.resolve('t') },
  )
  await expect(send(client, client.hosts.main, { auth: byIdentity })).rejects.toThrow('401: no')
  expect(requests).toBe(2)
})

test('E13 the token of a refresh is forgotten when it is refused itself', async () => {
  let valid = 'B'
  let refreshes = 0
  const client = await loopback(
    (incoming, response) => {
      const isValid = incoming.headers.authorization === `Bearer ${valid}`
      response.writeHead(isValid ? 200 : 401).end(isValid ? '{"result":1}' : '{}')
    },
    // A page that keeps the token it began with.
    { identityToken: (refresh) => (refresh ? (refreshes++, valid) : 'A') },
  )
  for (const token of ['B', 'C', 'D']) {
    valid = token
    // oxlint-disable-next-line no-await-in-loop -- one call after another
    await expect(call(client, 's', 'm')).resolves.toBe(1)
    // oxlint-disable-next-line no-await-in-loop
    await expect(call(client, 's', 'm')).resolves.toBe(1)
  }
  expect(refreshes).toBeLessThanOrEqual(5)
})
