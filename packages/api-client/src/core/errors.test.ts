import { inspect } from 'node:util'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { disableAutoRecharge } from '../resources/auto-recharge.ts'
import { createBulkEmbeddings, getBulkEmbeddings } from '../resources/bulk-embeddings.ts'
import { downloadBulkResult, getBulkDownloadUrl } from '../resources/bulk-results.ts'
import { deepSearch } from '../resources/deep-search.ts'
import { embed } from '../resources/embeddings.ts'
import { createTrialKey, getKeyInfo, revokeKey } from '../resources/keys.ts'
import { listPublicModels } from '../resources/models.ts'
import { listProducts } from '../resources/products.ts'
import { read } from '../resources/reader.ts'
import { search } from '../resources/search.ts'
import {
  eachTransaction,
  getLatestTransaction,
  getTicketsQuantity,
  listTransactionPage,
  listTransactions,
} from '../resources/transactions.ts'
import { transferBalance } from '../resources/transfers.ts'
import { call } from './callable.ts'
import { createClient } from './client.ts'
import { timeoutError } from './deadline.ts'
import {
  abortedError,
  ApiError,
  CallableError,
  NetworkError,
  networkError,
  SearchFoundationError,
} from './errors.ts'
import { loopback } from './loopback-server.test-support.ts'
import { byKey, send } from './request.ts'

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('E1 an error is recognized by another copy of the SDK', async () => {
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

test('E1 every error has its name, and its callable code if there is one', () => {
  const errors = [networkError(undefined), timeoutError('headers'), abortedError('left')]
  expect(errors).toMatchObject([
    { name: 'NetworkError', code: 'internal' },
    { name: 'TimeoutError', code: 'deadline-exceeded', phase: 'headers', message: 'deadline-exceeded' },
    { name: 'AbortedError', code: 'cancelled', cause: 'left' },
  ])
  expect(String(timeoutError('idle'))).toBe('TimeoutError: deadline-exceeded')
})

const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  loopback((_, response) => response.writeHead(status, headers).end(body), { maxRetries: 0 })
const failureOf = async (status: number, body: string, headers?: Record<string, string>) => {
  const client = await answering(status, body, headers)
  return (await caught(send(client, client.hosts.main, {}))) as ApiError
}

test.each([
  ['a text as detail', '{"detail":"Top up."}', 'Top up.'],
  ['an empty detail', '{"detail":""}', 'Payment Required'],
  ['an object as detail', '{"detail":{"reason":"balance"}}', 'Payment Required'],
  ['another field', '{"code":402,"status":40203,"message":"Top up."}', 'Top up.'],
  ['an error object', '{"error":{"message":"Top up."}}', 'Top up.'],
  ['an error text', '{"error":"Top up."}', 'Top up.'],
  ['a description of OAuth', '{"error":"no_funds","error_description":"Top up."}', 'Top up.'],
  ['a problem (RFC 9457)', '{"type":"about:blank","title":"Top up."}', 'Top up.'],
  ['an empty object', '{}', 'Payment Required'],
  ['plain text', ' Top up.\n', 'Top up.'],
  ['a long text', 'x'.repeat(5000), 'x'.repeat(200)],
  ['a page', '<html><h1>Top up.</h1></html>', 'Payment Required'],
  ['a JSON text', '"Top up."', 'Top up.'],
  ['JSON null', 'null', 'Payment Required'],
  ['no body', '', 'Payment Required'],
])('E1 a failure with %s has the message "{status}: {detail or status text}"', async (_, body, text) => {
  expect(await failureOf(402, body)).toMatchObject({ message: `402: ${text}`, detail: text })
})

test.each([
  ['{"detail":[{"loc":["body","input",0],"msg":"is missing","type":"missing"}]}', 'body.input.0: is missing'],
  ['{"detail":[{"loc":["body"],"msg":"a"},{"loc":["query"],"msg":"b"}]}', 'body: a; query: b'],
  ['{"detail":["input is bad"]}', 'input is bad'],
  ['{"detail":[{"msg":"bad"}]}', 'bad'],
  ['{"detail":[{"loc":"body.input","msg":"bad"}]}', 'body.input: bad'],
  ['{"detail":[null]}', 'Unprocessable Entity'],
  ['{"detail":[]}', 'Unprocessable Entity'],
])('E1 validation issues become readable text: %s', async (body, text) => {
  expect((await failureOf(422, body)).message).toBe(`422: ${text}`)
})

test('E1 an error has the body, code and headers of the response, and printing it does not show them', async () => {
  const body = { code: 'no_balance', message: 'Top up.', wallet: 'of-ada' }
  const error = await failureOf(402, JSON.stringify(body), { 'x-balance': 'balance-7' })
  expect(error.body).toEqual(body)
  expect(error.code).toBe('no_balance')
  expect(error.headers.get('x-balance')).toBe('balance-7')
  expect(inspect(error) + JSON.stringify(error)).not.toMatch(/of-ada|balance-7/)
  expect((await failureOf(400, '{"error":{"code":"bad_model"}}')).code).toBe('bad_model')
  expect((await failureOf(502, '<html>Bad gateway')).body).toBe('<html>Bad gateway')
})

test('E1 a failure without detail and status text, as over HTTP/2, says that there are no details', async () => {
  const client = createClient({
    maxRetries: 0,
    fetch: () => Promise.resolve(new Response(null, { status: 502 })),
  })
  await expect(send(client, client.hosts.main, {})).rejects.toThrow(/^502: No details$/)
})

test('E1 only the start of an error body is read, and an endless one is canceled', async () => {
  let sent = 0
  const cancel = vi.fn()
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('<'.repeat(1000)))
      sent += 1000
    },
    cancel,
  })
  const fetch = () => Promise.resolve(new Response(endless, { status: 502, statusText: 'Bad Gateway' }))
  const error = (await caught(
    send(createClient({ fetch, maxRetries: 0 }), 'http://a.example', {}),
  )) as ApiError
  expect(error.message).toBe('502: Bad Gateway')
  expect(error.body).toBe('<'.repeat(16_384))
  expect(sent).toBeLessThanOrEqual(20_000)
  expect(cancel).toHaveBeenCalledOnce()
})

test('E2 a successful body is never quoted, even when it is not JSON', async () => {
  const client = await loopback((_, response) => response.end('{"api_key":"sf_live_TOPSECRET","note":"trunc'))
  const error = await caught(createTrialKey(client, { botCheck: 'b' }))
  expect(error).toMatchObject({ name: 'ApiError', status: 200, code: 'invalid_response' })
  expect((error as Error).message).toBe('200: Unexpected body')
  expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain('TOPSECRET')
  const called = await caught(call(client, 's', 'm', {}))
  expect(inspect(called, { showHidden: true, depth: 9 })).not.toContain('TOPSECRET')
})

test('a successful response without a body is an error, but for calls that need none', async () => {
  const client = await loopback((request, response) => {
    if (request.method === 'DELETE') response.writeHead(204).end()
    else response.writeHead(200, { 'content-length': '0' }).end()
  })
  await expect(send(client, client.hosts.main, {})).rejects.toMatchObject({
    name: 'ApiError',
    code: 'invalid_response',
  })
  await expect(disableAutoRecharge(client)).resolves.toBeNull()
  await expect(revokeKey(client, { botCheck: 'b' })).resolves.toEqual({ revoked: true })
})

test.each(['null', '', '{}', '7', '"text"'])(
  'a successful body %j of another shape than the call reads is an error that says so',
  async (body) => {
    const client = await answering(200, body)
    const errors = await Promise.all(
      [
        listProducts(client),
        getLatestTransaction(client),
        getTicketsQuantity(client),
        listTransactionPage(client),
        eachTransaction(client).next(),
        getBulkDownloadUrl(client, 'j'),
        listPublicModels(client),
        read(client, { url: 'https://a.example' }),
        search(client, { q: 'a' }),
        deepSearch(client, { messages: [] }),
      ].map(caught),
    )
    expect(errors.map((error) => (error as Error | undefined)?.message)).toEqual(
      Array(10).fill(expect.stringMatching(/^200: (Unexpected body|The search failed)/)),
    )
  },
)

test.each(['null', ''])('an embedding response %j is an error', async (body) => {
  await expect(embed(await answering(200, body), { model: 'm', input: 'a' })).rejects.toMatchObject({
    code: 'invalid_response',
  })
})

test.each([
  ['"slow down"', 'slow down'],
  ['{"detail":{"reason":"balance"}}', { detail: { reason: 'balance' } }],
  [
    '{"errors":[{"field":"input","message":"is missing"}]}',
    { errors: [{ field: 'input', message: 'is missing' }] },
  ],
  ['{"message":["a must be b"]}', { message: ['a must be b'] }],
  [
    '{"code":451,"status":45102,"name":"SecurityCompromiseError","message":"blocked"}',
    {
      code: 451,
      status: 45_102,
      name: 'SecurityCompromiseError',
      message: 'blocked',
    },
  ],
])('the body of a failure is available in whatever shape: %s', async (text, body) => {
  const error = await failureOf(429, text, { 'x-reason': 'r' })
  expect(error instanceof ApiError).toBe(true)
  expect(error.body).toEqual(body)
  expect(error.headers.get('x-reason')).toBe('r')
})

test('a failure of any status, with any body and headers, is a typed error without the key', async () => {
  const key = 'sf_test_0123456789'
  const json = fc.json().map((text) => text.replace('"', `"${key} `))
  const body = fc.oneof(json, fc.string(), fc.constant(`<html>${key}`), fc.constant(`{"detail":"${key}"}`))
  const header = fc.constantFrom('retry-after', 'location', 'content-type', 'x-request-id')
  const headers = fc.dictionary(header, fc.constantFrom('0', '-1', 'soon', 'text/html', '/elsewhere', key))
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 200, max: 599 }), body, headers, async (status, text, given) => {
      const hasBody = ![204, 205, 304].includes(status)
      const fetch = () => Promise.resolve(new Response(hasBody ? text : null, { status, headers: given }))
      const client = createClient({ fetch, apiKey: key, maxRetries: 0 })
      for (const pending of [listTransactions(client), call(client, 's', 'm')]) {
        const error = await caught(pending)
        if (error === undefined) continue
        expect(error instanceof SearchFoundationError).toBe(true)
        const { message, body: quoted } = error as ApiError
        if (error instanceof ApiError) expect(`${message} ${JSON.stringify(quoted)}`).not.toContain(key)
      }
    }),
    { numRuns: 500 },
  )
})

test('E1 an error has the address of its documentation, if the service sent one', async () => {
  const docs = 'https://docs.example/errors#not_found'
  const client = await answering(404, JSON.stringify({ detail: 'gone', docs }))
  expect(await caught(getKeyInfo(client, 'k'))).toMatchObject({ detail: 'gone', docs })
  const other = await answering(404, '{"detail":"gone","docs":{}}')
  expect(await caught(getKeyInfo(other, 'k'))).toMatchObject({ docs: undefined })
})

test('error kinds work as the right-hand side of test frameworks, and can be constructed', async () => {
  const client = await answering(404, '{"detail":"gone"}')
  await expect(getKeyInfo(client, 'k')).rejects.toThrow(ApiError as never)
  await expect(getKeyInfo(client, 'k')).rejects.toBeInstanceOf(SearchFoundationError)
  const error = new ApiError('402: Top up.', { status: 402 })
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toBeInstanceOf(SearchFoundationError)
  expect(error).not.toBeInstanceOf(NetworkError)
  expect(error).toMatchObject({ name: 'ApiError', message: '402: Top up.', status: 402 })
  expect(typeof ApiError).toBe('function')
})

test.each([
  ['plain text', 'disk full\n', '500: disk full'],
  ['a detail', '{"detail":"too large"}', '500: too large'],
  ['a page', '\n<html>oops', '500: Internal Server Error'],
  ['nothing', '', '500: Internal Server Error'],
])('bulk calls fail with the text or detail: %s', async (_, body, message) => {
  const client = await answering(500, body)
  const order = { model: 'm', email: 'a@b.example', file: new Blob(['a']) }
  await expect(createBulkEmbeddings(client, order)).rejects.toMatchObject({ message })
  await expect(getBulkEmbeddings(client, 'j')).rejects.toMatchObject({ message })
  await expect(getBulkDownloadUrl(client, 'j')).rejects.toMatchObject({ message })
  await expect(downloadBulkResult(client, 'j')).rejects.toMatchObject({ message })
})

test('E2 no header, key, api_key or receiver_key appears in a message, inspect, JSON or event', async () => {
  const secrets = ['sf_trial_key1', 'sf_trial_query2', 'sf_trial_receiver3', 'identity-token-4']
  const events: unknown[] = []
  const note = (event: unknown) => events.push(event)
  const client = await loopback(
    (request, response) => {
      // A service that echoes the request.
      response.writeHead(request.url?.startsWith('/functions') ? 403 : 401, { 'x-request-id': 'r1' })
      const echo = `${request.headers.authorization} ${request.url}`
      response.end(JSON.stringify({ detail: echo, error: { message: echo, status: 'X' } }))
    },
    {
      apiKey: 'sf_trial_key1',
      identityToken: () => Promise.resolve('identity-token-4'),
      onEvent: note,
    },
  )
  const errors = [
    await caught(getKeyInfo(client, 'sf_trial_query2')),
    await caught(transferBalance(client, { receiverKey: 'sf_trial_receiver3', botCheck: 'b' })),
    await caught(call(client, 'account', 'getUserInfo', {})),
    await caught(send(client, 'http://127.0.0.1:9/?api_key=sf_trial_query2', { secret: 'sf_trial_query2' })),
    await caught(send({ ...client, key: () => 'sf_trial_key1\n' }, client.hosts.main, { auth: byKey })),
  ]
  const shown = [errors, events, client]
    .map((value) => inspect(value, { depth: 9 }) + JSON.stringify(value))
    .join()
  expect(errors[2] instanceof CallableError).toBe(true)
  expect(events.length).toBeGreaterThan(8)
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([])
  expect(shown.toLowerCase()).not.toContain('authorization:')
})

test.each([
  ['four', 'not allowed: …'],
  ['abc', 'not allowed: abc'],
])('E2 the key %j in a message of the service is shown as in %j', async (apiKey, detail) => {
  const client = await loopback(
    (_, response) => response.writeHead(403).end(JSON.stringify({ detail: `not allowed: ${apiKey}` })),
    { apiKey },
  )
  await expect(send(client, client.hosts.main, { auth: byKey })).rejects.toMatchObject({
    message: `403: ${detail}`,
  })
})
