import { BlockList } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'

import { ApiFailure } from './api-failure.ts'
import { limitRefusals } from './refusals.ts'
import type { RequestVariables } from './request-variables.ts'

/** An app behind a proxy that names the client, whose time the test sets. */
function appWithLimit(perMinute: number) {
  const clock = { milliseconds: 0 }
  const app = new Hono<{ Variables: RequestVariables }>()
  const proxies = new BlockList()
  proxies.addAddress('127.0.0.1')
  app.use((context, next) => {
    context.set('trustedProxies', proxies)
    return next()
  })
  app.use(limitRefusals(perMinute, () => clock.milliseconds))
  app.onError((error, context) => {
    if (!(error instanceof ApiFailure)) throw error
    return context.json(error.body('https://docs.example/docs'), error.status as 400, { ...error.headers })
  })
  app.post('/invalid', () => {
    throw new ApiFailure(422, 'Not valid.')
  })
  app.post('/keyed', (context) => {
    context.set('keyedCall', { keyId: 'one' })
    throw new ApiFailure(422, 'Not valid.')
  })
  const send = async (path: string, client: string, headers: Record<string, string> = {}) => {
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    const init = { method: 'POST', headers: { 'x-forwarded-for': client, ...headers } }
    return app.request(path, init, bindings)
  }
  return { clock, send }
}

test('refused requests of a client count, and above the limit it gets 429 until the minute is over', async () => {
  const { clock, send } = appWithLimit(2)
  for (const status of [422, 422, 429, 429])
    expect((await send('/invalid', '203.0.113.1')).status).toBe(status)
  expect((await send('/invalid', '203.0.113.2')).status).toBe(422)
  clock.milliseconds = 20_000
  expect((await send('/invalid', '203.0.113.1')).headers.get('retry-after')).toBe('40')
  clock.milliseconds = 60_000
  expect((await send('/invalid', '203.0.113.1')).status).toBe(422)
})

test('those with a valid key do not count, and requests with a token are looked at above the limit too', async () => {
  const { send } = appWithLimit(1)
  for (let times = 0; times < 3; times++) expect((await send('/keyed', '203.0.113.1')).status).toBe(422)
  expect((await send('/invalid', '203.0.113.1')).status).toBe(422)
  expect((await send('/invalid', '203.0.113.1')).status).toBe(429)
  expect((await send('/keyed', '203.0.113.1', { authorization: 'Bearer key' })).status).toBe(422)
})
