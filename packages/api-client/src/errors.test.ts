import { inspect } from 'node:util'
import { expect, test, vi } from 'vitest'

import { call } from './callable.ts'
import { timeoutError } from './deadline.ts'
import { abortedError, ApiError, CallableError, NetworkError, networkError } from './errors.ts'
import { loopback } from './loopback-server.test-support.ts'
import { send } from './request.ts'
import { transferBalance } from './resources/billing.ts'
import { getKeyInfo } from './resources/keys.ts'

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('E1 an error is recognised across two copies of the SDK', async () => {
  vi.resetModules()
  const copy = await import('./errors.ts')
  expect(copy.NetworkError).not.toBe(NetworkError)
  const error = copy.networkError('no route')
  expect(error instanceof NetworkError).toBe(true)
  expect(error instanceof Error).toBe(true)
  expect(error instanceof ApiError).toBe(false)
  expect(
    [new Error('other'), null, undefined, 'text', {}].some((value) => value instanceof NetworkError),
  ).toBe(false)
})

test('E1 every error has its name, and the callable code where there is one', () => {
  const errors = [networkError(undefined), timeoutError('headers'), abortedError('left')]
  expect(errors).toMatchObject([
    { name: 'NetworkError', code: 'internal', kind: 'network' },
    { name: 'TimeoutError', code: 'deadline-exceeded', phase: 'headers', message: 'deadline-exceeded' },
    { name: 'AbortedError', code: 'cancelled', cause: 'left' },
  ])
  expect(String(timeoutError('idle'))).toBe('TimeoutError: deadline-exceeded')
})

test('E1 a body that is not JSON is cut to 200 characters, without the tags of a page', async () => {
  const client = await loopback(
    (_, response) => {
      response.writeHead(502, 'Bad Gateway', { 'content-type': 'text/html' })
      response.end(`<html><h1>Gateway</h1>${'x'.repeat(5000)}`)
    },
    { maxRetries: 0 },
  )
  const error = (await caught(send(client, client.hosts.main, {}))) as ApiError
  expect(error.message).toMatch(/^502: Gateway x+$/)
  expect(error.detail).toHaveLength(200)
})

test('E1 the words of a reader or deep-search failure are understood too', async () => {
  const bodies = [
    '{"data":null,"code":402,"status":40203,"message":"Top up."}',
    '{"error":"Not enough tokens."}',
    '{"error":{"message":"No such model.","code":"model_not_found"}}',
    'plain words',
  ]
  const client = await loopback((_, response) => response.writeHead(402).end(bodies.shift()))
  const messages = []
  for (let left = bodies.length; left > 0; left--)
    messages.push(((await caught(send(client, client.hosts.main, {}))) as Error).message)
  expect(messages).toEqual([
    '402: Top up.',
    '402: Not enough tokens.',
    '402: No such model.',
    '402: plain words',
  ])
})

test('E1 no header, key, api_key or receiver_key stands in a message, inspect, JSON or hook', async () => {
  const secrets = ['sf_trial_key1', 'sf_trial_query2', 'sf_trial_receiver3', 'identity-token-4']
  const events: unknown[] = []
  const note = (event: unknown) => events.push(event)
  const client = await loopback(
    (request, response) => {
      // A service that repeats all it was told.
      response.writeHead(request.url?.startsWith('/functions') ? 403 : 401, { 'x-request-id': 'r1' })
      const said = `${request.headers.authorization} ${request.url}`
      response.end(JSON.stringify({ detail: said, error: { message: said, status: 'X' } }))
    },
    {
      apiKey: 'sf_trial_key1',
      identityToken: () => Promise.resolve('identity-token-4'),
      hooks: { onRequest: note, onResponse: note, onRetry: note, onError: note },
    },
  )
  const errors = [
    await caught(getKeyInfo(client, 'sf_trial_query2')),
    await caught(transferBalance(client, { receiverKey: 'sf_trial_receiver3', botCheck: 'b' })),
    await caught(call(client, 'account', 'getUserInfo', {})),
    await caught(send(client, 'http://127.0.0.1:9/?api_key=sf_trial_query2', { secret: 'sf_trial_query2' })),
    await caught(send({ ...client, key: () => 'sf_trial_key1\n' }, client.hosts.main, { auth: 'key' })),
  ]
  const shown = [errors, events, client]
    .map((value) => inspect(value, { depth: 9 }) + JSON.stringify(value))
    .join()
  expect(errors[2] instanceof CallableError).toBe(true)
  expect(events.length).toBeGreaterThan(8)
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([])
  expect(shown.toLowerCase()).not.toContain('authorization:')
})
