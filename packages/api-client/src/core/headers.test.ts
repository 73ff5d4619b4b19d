import { expect, test } from 'vitest'

import { listModels } from '../resources/models.ts'
import { rerank } from '../resources/rerank.ts'
import type { CallEvent } from './events.ts'
import { loopback } from './loopback-server.test-support.ts'
import { byKey, send, type CallOptions } from './request.ts'

async function sentWith(
  client: CallOptions['headers'],
  call: CallOptions['headers'],
  more: CallOptions = {},
) {
  let seen: NodeJS.Dict<string | string[]> = {}
  const own = await loopback(
    (incoming, response) => {
      seen = incoming.headers
      response.end('{}')
    },
    { headers: client, apiKey: 'sf_1' },
  )
  const outgoing = { method: 'POST', body: '{}', auth: byKey, headers: call, ...more } as const
  await send(own, own.hosts.main, outgoing)
  return seen
}

test('names of headers are case-insensitive, and those of the caller replace ours', async () => {
  const seen = await sentWith(
    { Authorization: 'Bearer mine', 'Content-Type': 'application/json; charset=utf-8' },
    { 'Idempotency-Key': 'k', 'X-A': '2' },
    { idempotencyKey: 'other' },
  )
  expect(seen).toMatchObject({
    authorization: 'Bearer mine',
    'content-type': 'application/json; charset=utf-8',
    'idempotency-key': 'k',
    'x-a': '2',
  })
})

test('null removes a header, undefined changes nothing', async () => {
  const seen = await sentWith(
    { 'x-a': '1', 'x-b': '1' },
    { 'X-A': null, 'x-b': undefined, authorization: null },
  )
  expect([seen['x-a'], seen['x-b'], seen.authorization]).toEqual([undefined, '1', undefined])
})

test('headers may be a Headers or a list, and those of fetchOptions count', async () => {
  const seen = await sentWith(new Headers({ 'x-a': '1' }), [['x-b', '2']], {
    fetchOptions: { headers: { 'x-c': '3' } },
  })
  expect([seen['x-a'], seen['x-b'], seen['x-c']]).toEqual(['1', '2', '3'])
})

test('a program of Node names the SDK and its version', async () => {
  expect((await sentWith({}, {}))['user-agent']).toMatch(/^search-foundation-js\/\S+$/)
  expect((await sentWith({ 'user-agent': 'mine' }, {}))['user-agent']).toBe('mine')
})

test('E14 events have the id, name, model and duration of their call, and one says that it succeeded', async () => {
  const events: CallEvent[] = []
  const client = await loopback(
    (request, response) =>
      response
        .writeHead(200, { 'x-request-id': 'r' })
        .end(request.method === 'GET' ? '[]' : '{"results":[],"usage":{"total_tokens":7}}'),
    { onEvent: (event) => void events.push(event) },
  )
  const body = { model: 'jina-reranker-m0', query: 'a', documents: ['b'] }
  await Promise.all([rerank(client, body), rerank(client, body)])
  await send(client, `${client.hosts.main}/v1/bulk-embeddings/9f3c/failures?limit=1`, {})
  await listModels(client)
  const ids = [...new Set(events.map(({ id }) => id))]
  expect(ids).toHaveLength(4)
  expect(events.filter(({ id }) => id === ids[0]).map(({ type }) => type)).toEqual([
    'request',
    'response',
    'success',
  ])
  const done = events.filter((event) => event.type === 'success')
  expect(done[0]).toMatchObject({
    operation: 'rerank',
    model: 'jina-reranker-m0',
    tokens: 7,
    status: 200,
    requestId: 'r',
  })
  expect(done.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['GET /v1/bulk-embeddings/*/failures', 'GET /api/v1/models']),
  )
  expect(done.every(({ duration }) => duration >= 0)).toBe(true)
})

test('middleware may change a request, send another one, or answer itself', async () => {
  const seen: unknown[] = []
  const order: string[] = []
  const client = await loopback(
    (request, response) => {
      seen.push([request.url, request.headers['x-trace'], request.headers['authorization']])
      response.writeHead(seen.length === 1 ? 503 : 200).end('{"ok":true}')
    },
    {
      maxRetries: 0,
      apiKey: 'k',
      middleware: [
        async (request, next) => {
          order.push('outer')
          const response = await next({ ...request, url: `${request.url}/changed` })
          return response.status === 503 ? next(request) : response
        },
        (request, next) => {
          order.push(`inner ${request.call.operation} ${request.call.attempt}`)
          request.init.headers.set('x-trace', '1')
          return next(request)
        },
      ],
    },
  )
  await expect(send(client, `${client.hosts.main}/a`, { auth: byKey })).resolves.toEqual({ ok: true })
  expect(seen).toEqual([
    ['/a/changed', '1', 'Bearer k'],
    ['/a', '1', 'Bearer k'],
  ])
  expect(order).toEqual(['outer', 'inner GET /a 1', 'inner GET /a 1'])
  const own = await loopback(() => undefined, { middleware: [() => new Response('{"own":1}')] })
  await expect(send(own, own.hosts.main, {})).resolves.toEqual({ own: 1 })
})

test('E15 the rate limit of a response is typed', async () => {
  const headers = {
    'x-ratelimit-limit-requests': '200',
    'x-ratelimit-remaining-requests': '7',
    'x-ratelimit-reset-requests': '12',
    'x-ratelimit-remaining-tokens': '5000',
    'x-ratelimit-reset-tokens': '1m2.5s',
  }
  const client = await loopback((_, response) => response.writeHead(200, headers).end('[]'))
  const { response } = await listModels(client).withResponse()
  expect(response.rateLimit).toEqual({
    limitRequests: 200,
    remainingRequests: 7,
    resetRequestsMs: 12_000,
    limitTokens: undefined,
    remainingTokens: 5000,
    resetTokensMs: 62_500,
  })
})
