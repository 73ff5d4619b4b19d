import { describe, expect, test, vi } from 'vitest'

import { createClient } from './client.ts'
import { ApiError } from './errors.ts'
import { byIdentity } from './identity.ts'
import { loopback } from './loopback-server.test-support.ts'
import { send } from './request.ts'

test('an error status throws its status and detail, request id and wait', async () => {
  const client = await loopback(
    (_, response) => {
      response.writeHead(429, {
        'content-type': 'application/json',
        'x-request-id': 'r1',
        'retry-after': '7',
      })
      response.end('{"detail":"Too many requests."}')
    },
    { maxRetries: 0 },
  )
  const error = await send(client, client.hosts.main, {}).catch((reason: unknown) => reason)
  expect(error instanceof ApiError).toBe(true)
  expect(error).toMatchObject({ message: '429: Too many requests.', requestId: 'r1', retryAfterMs: 7000 })
})

test('a refused connection is a network error', async () => {
  const client = createClient({ hosts: { main: 'http://127.0.0.1:9' }, maxRetries: 0 })
  await expect(send(client, client.hosts.main, {})).rejects.toMatchObject({ name: 'NetworkError' })
})

test('a response whose body hangs times out', async () => {
  const client = await loopback(
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"half":')
    },
    { timeout: 80, maxRetries: 0 },
  )
  await expect(send(client, client.hosts.main, {})).rejects.toMatchObject({ name: 'TimeoutError' })
})

test("the caller's signal aborts the call with its reason", async () => {
  const client = await loopback(() => undefined)
  const controller = new AbortController()
  const pending = send(client, client.hosts.main, { signal: controller.signal })
  controller.abort('left the page')
  await expect(pending).rejects.toMatchObject({ name: 'AbortedError', cause: 'left the page' })
  await expect(send(client, client.hosts.main, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortedError',
  })
})

describe('mistakes of the caller are thrown as they are, and are not retried', () => {
  test.each([
    ['a body of a read', { body: '{}' }],
    ['an idempotency key that no header may contain', { method: 'POST', idempotencyKey: 'ключ' }],
    ['a header that is not valid', { headers: { 'x y': '1' } }],
  ] as const)('%s', async (_, outgoing) => {
    const onEvent = vi.fn()
    const client = await loopback((__, response) => response.end('{}'), { onEvent })
    await expect(send(client, client.hosts.main, outgoing)).rejects.toBeInstanceOf(TypeError)
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['request', 'error'])
  })

  test('an address with a user name', async () => {
    const client = createClient()
    await expect(send(client, 'http://user:password@127.0.0.1:9', {})).rejects.toBeInstanceOf(TypeError)
  })

  test("an error of the caller's own function, whatever its name", async () => {
    let calls = 0
    const client = createClient({
      identityToken: () => {
        calls++
        return Promise.reject(new DOMException('closed', 'NotAllowedError'))
      },
    })
    await expect(send(client, client.hosts.main, { auth: byIdentity })).rejects.toThrow('closed')
    expect(calls).toBe(1)
  })
})
