import { expect, test } from 'vitest'

import type { Meter } from '../access/meter.ts'
import { readConfig } from '../kernel/config.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import { baseApp } from '../kernel/http/base-app.ts'
import type { Metrics } from '../kernel/metrics/metrics.ts'
import { mcpRoutes } from './mcp-routes.ts'

const metrics = { answered: () => undefined } as unknown as Metrics
/** As the server gives it for a connection. */
const environment = {
  incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } },
}

/** The routes over an API whose calls last until they are given up. `ending` stops the process. */
function openRoutes() {
  const given: Request[] = []
  const ending = new AbortController()
  const waiting = new Map<number, PromiseWithResolvers<Request>>()
  const nth = (index: number) => {
    const known = waiting.get(index) ?? Promise.withResolvers<Request>()
    waiting.set(index, known)
    return known
  }
  const meter = {
    authenticate: () => Promise.resolve({ key: { id: 'key' } }),
  } as unknown as Meter
  const app = baseApp({ config: readConfig({}), metrics, ending: ending.signal })
  app.route(
    '/',
    mcpRoutes({ config: readConfig({}), meter }, (request) => {
      nth(given.push(request) - 1).resolve(request)
      return new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(new Error('given up'))),
      )
    }),
  )
  const send = (message: object, { session, signal }: { session?: string; signal?: AbortSignal } = {}) =>
    Promise.resolve(
      app.request(
        '/mcp',
        {
          method: 'POST',
          headers: {
            authorization: 'Bearer key',
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            'mcp-protocol-version': '2025-06-18',
            ...(session !== undefined && { 'mcp-session-id': session }),
          },
          body: JSON.stringify({ jsonrpc: '2.0', ...message }),
          ...(signal && { signal }),
        },
        environment,
      ),
    )
  return { send, ending, call: (index: number) => nth(index).promise }
}

const slow = { id: 1, method: 'tools/call', params: { name: 'segment', arguments: { content: 'a' } } }
const cancel = { method: 'notifications/cancelled', params: { requestId: 1 } }
const untilGivenUp = ({ signal }: Request) =>
  signal.aborted ? Promise.resolve() : new Promise((done) => signal.addEventListener('abort', done))

test('a call ends when its client leaves', async () => {
  const { send, call } = openRoutes()
  const client = new AbortController()
  await send(slow, { signal: client.signal })
  const made = await call(0)
  expect(made.signal.aborted).toBe(false)
  client.abort()
  await untilGivenUp(made)
})

test('a call ends when its client does not read on', async () => {
  const { send, call } = openRoutes()
  const response = await send(slow)
  const made = await call(0)
  await response.body?.cancel()
  await untilGivenUp(made)
  expect(made.signal.aborted).toBe(true)
})

test('a call ends when the process stops', async () => {
  const { send, call, ending } = openRoutes()
  await send(slow)
  const made = await call(0)
  ending.abort()
  await untilGivenUp(made)
  expect(made.signal.aborted).toBe(true)
})

test('a cancellation ends the call of its own session only', async () => {
  const { send, call } = openRoutes()
  await send(slow, { session: 'one' })
  await send(slow, { session: 'two' })
  const [one, two] = [await call(0), await call(1)]
  expect((await send(cancel, { session: 'one' })).status).toBe(202)
  await untilGivenUp(one)
  // Without a session nobody knows whose call is meant.
  expect((await send(cancel)).status).toBe(202)
  expect(two.signal.aborted).toBe(false)
})

test('the calls of tools have the key, the address and the language of their client', async () => {
  const { send, call } = openRoutes()
  await send(slow)
  const { method, url, headers } = await call(0)
  expect([method, new URL(url).pathname, headers.get('authorization')]).toEqual([
    'POST',
    '/v1/segment',
    'Bearer key',
  ])
})

test('a key that the meter refuses is refused as the protocol wants', async () => {
  const meter = {
    authenticate: () => Promise.reject(new ApiFailure(401, 'This API key is not valid.')),
  } as unknown as Meter
  const app = baseApp({ config: readConfig({}), metrics })
  app.route(
    '/',
    mcpRoutes({ config: readConfig({}), meter }, () => new Response()),
  )
  const response = await app.request('/mcp', { method: 'POST', body: '{}' }, environment)
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="mcp", error="invalid_token"',
  ])
})
