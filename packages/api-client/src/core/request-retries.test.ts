import { expect, test, vi } from 'vitest'

import { createEmptyKey, createTrialKey, getKeyInfo } from '../resources/keys.ts'
import { listModels } from '../resources/models.ts'
import { createClient } from './client.ts'
import { loopback } from './loopback-server.test-support.ts'
import { send } from './request.ts'

test('E6 a read is retried until it succeeds, a write is sent once', async () => {
  let requests = 0
  const onEvent = vi.fn()
  const client = await loopback(
    (_, response) => {
      requests++
      response.writeHead(requests < 3 ? 503 : 200, { 'retry-after': '0' }).end('{"ok":true}')
    },
    { onEvent },
  )
  await expect(send(client, client.hosts.main, {})).resolves.toEqual({ ok: true })
  expect(requests).toBe(3)
  expect(onEvent.mock.calls.filter(([{ type }]) => type === 'retry')).toHaveLength(2)
  requests = 0
  await expect(send(client, client.hosts.main, { method: 'POST' })).rejects.toThrow('503')
  expect(requests).toBe(1)
})

test('E6 a write with an idempotency key is retried with the same key', async () => {
  const keys: unknown[] = []
  const client = await loopback((request, response) => {
    keys.push(request.headers['idempotency-key'])
    response.writeHead(keys.length % 2 === 0 ? 200 : 503, { 'retry-after': '0' }).end('{}')
  })
  const write = { method: 'POST', idempotencyKey: true } as const
  await send(client, client.hosts.main, write)
  await send(client, client.hosts.main, write)
  await send(client, client.hosts.main, { method: 'POST', idempotencyKey: 'mine' })
  expect(keys[0]).toMatch(/^\d+(-\d+){3}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(keys.slice(4)).toEqual(['mine', 'mine'])
})

test('E6 a lost connection is retried like an error status', async () => {
  let requests = 0
  const client = await loopback((request, response) => {
    requests++
    if (requests === 1) request.socket.destroy()
    else response.end('{}')
  })
  await expect(send(client, client.hosts.main, {})).resolves.toEqual({})
  expect(requests).toBe(2)
})

test('E6 a client error is not retried', async () => {
  let requests = 0
  const client = await loopback((_, response) => {
    requests++
    response.writeHead(404).end()
  })
  await expect(send(client, client.hosts.main, {})).rejects.toThrow('404: Not Found')
  expect(requests).toBe(1)
})

test('E7 a wait beyond the deadline fails at once', async () => {
  const client = await loopback((_, response) => response.writeHead(429, { 'retry-after': '20' }).end())
  await expect(send(client, client.hosts.main, { deadline: 5000 })).rejects.toMatchObject({
    name: 'ApiError',
    retryAfterMs: 20_000,
  })
})

test('E6 a call with a bot-check response is never retried, nor is a trial key above the limit', async () => {
  let requests = 0
  const client = await loopback((request, response) => {
    requests++
    response.writeHead(request.url === '/trial' ? 429 : 503, { 'retry-after': '0' }).end()
  })
  await expect(createTrialKey(client, { botCheck: 'b', idempotencyKey: true })).rejects.toThrow('429')
  await expect(createEmptyKey(client, { botCheck: 'b', idempotencyKey: true })).rejects.toThrow('503')
  expect(requests).toBe(2)
})

test('E8 when every call fails, at most 1.2 requests are sent per call', async () => {
  let requests = 0
  const client = createClient({
    fetch: () => {
      requests++
      return Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '0' } }))
    },
  })
  for (let count = 0; count < 200; count++) await send(client, client.hosts.main, {}).catch(() => undefined)
  expect(requests).toBeGreaterThan(200)
  expect(requests).toBeLessThanOrEqual(240)
})

test('E8 rate limits with a Retry-After do not use the budget', async () => {
  const asked = new Set<string | undefined>()
  const client = await loopback((request, response) => {
    const isFirst = !asked.has(request.url)
    asked.add(request.url)
    response.writeHead(isFirst ? 429 : 200, { 'retry-after': '0' }).end('{}')
  })
  const calls = Array.from({ length: 50 }, (_, index) => send(client, `${client.hosts.main}/${index}`, {}))
  expect(await Promise.all(calls)).toHaveLength(50)
})

test('E8 calls that succeed return the retries that they spent', async () => {
  let requests = 0
  const fetch = () => Promise.resolve(new Response('{}', { status: requests++ % 2 === 0 ? 503 : 200 }))
  const client = createClient({ fetch, retryBudget: 1 })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  for (let count = 0; count < 20; count++) await send(client, client.hosts.main, {})
  expect(requests).toBe(40)
})

test.each([
  [0, 1],
  [1, 2],
  [Infinity, 3],
])('E8 a budget of %d allows %d requests of a failing call', async (retryBudget, expected) => {
  let requests = 0
  const headers = { 'retry-after': '0' }
  const fetch = () => Promise.resolve(new Response('', { status: (requests++, 503), headers }))
  const client = createClient({ fetch, retryBudget })
  await expect(send(client, client.hosts.main, {})).rejects.toThrow('503')
  expect(requests).toBe(expected)
})

test('E8 a read has no header that makes a browser send a preflight request', async () => {
  const seen: string[] = []
  const client = createClient({
    fetch: (_, init) => {
      seen.push(...Object.keys(init?.headers ?? {}))
      return Promise.resolve(new Response('[]'))
    },
  })
  await listModels(client, { idempotencyKey: true, tags: ['embedding', 'multilingual'] })
  await getKeyInfo(client, 'sf_trial_1')
  expect(seen).toEqual([])
})
