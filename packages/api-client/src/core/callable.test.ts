import { expect, test } from 'vitest'

import type { ServerSentEvent } from '../sse.ts'
import { call } from './callable.ts'
import { callableCode, CallableError, type CallableCode } from './errors.ts'
import { request } from './function-request.ts'
import { bodyOf, loopback } from './loopback-server.test-support.ts'

const answering = (status: number, body: string, type = 'application/json') =>
  loopback((_, response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(body)
  })

test('a call sends its data as JSON with the identity token and returns the result', async () => {
  let sent = ''
  const client = await loopback(
    async (incoming, response) => {
      sent = `${incoming.method} ${incoming.url} ${incoming.headers.authorization} ${await bodyOf(incoming)}`
      response.end('{"result":{"uid":"u1"}}')
    },
    { identityToken: () => Promise.resolve('t1') },
  )
  await expect(call(client, 'account', 'getUserInfo', { email: 'a@b.c' })).resolves.toEqual({ uid: 'u1' })
  expect(sent).toBe('POST /functions/account/getUserInfo Bearer t1 {"data":{"email":"a@b.c"}}')
})

test('a body without result, error or code is the data', async () => {
  await expect(call(await answering(200, '{"a":1}'), 's', 'm', {})).resolves.toEqual({ a: 1 })
})

test('a numeric code from 200 to 299 returns the body, any other is thrown', async () => {
  await expect(call(await answering(200, '{"code":201,"x":1}'), 's', 'm', {})).resolves.toEqual({
    code: 201,
    x: 1,
  })
  await expect(
    call(await answering(200, '{"code":404,"message":"gone"}'), 's', 'm', {}),
  ).rejects.toMatchObject({
    code: 'not-found',
    message: 'gone',
  })
})

test("the error carries every own property of the server's error object, and the object itself", async () => {
  const sent = { status: 'PERMISSION_DENIED', message: 'no', details: [1], code: 'E7', retriable: false }
  const error = await call(await answering(403, JSON.stringify({ error: sent })), 's', 'm', {}).catch(
    (reason: unknown) => reason,
  )
  expect(error instanceof CallableError).toBe(true)
  expect(error).toMatchObject({ name: 'CallableError', ...sent })
  expect((error as CallableError).error).toEqual(sent)
})

test('the server cannot replace name, stack, error or prototype; a message that is not a string becomes "internal"', async () => {
  const text =
    '{"name":"Evil","stack":"none","error":"inner","message":{"a":1},"__proto__":{"polluted":true}}'
  const error = (await call(await answering(500, `{"error":${text}}`), 's', 'm', {}).catch(
    (reason: unknown) => reason,
  )) as CallableError
  expect(error).toMatchObject({ name: 'CallableError', message: 'internal', code: 'internal' })
  expect(error.stack).toContain('callable.ts')
  expect(error.error).toEqual(JSON.parse(text))
  expect(error instanceof Error).toBe(true)
  expect(Object.getPrototypeOf(error)).toBe(Error.prototype)
})

test.each<CallableCode>([
  'invalid-argument',
  'failed-precondition',
  'out-of-range',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'already-exists',
  'aborted',
  'resource-exhausted',
  'cancelled',
  'data-loss',
  'unknown',
  'internal',
  'unimplemented',
  'unavailable',
  'deadline-exceeded',
])('the status word of the code %s is that code, whatever the HTTP status', async (code) => {
  const status = code.toUpperCase().replaceAll('-', '_')
  for (const httpStatus of [200, 400]) {
    const client = await answering(httpStatus, JSON.stringify({ error: { status, message: 'no' } }))
    await expect(call(client, 's', 'm', {}, { maxRetries: 0 })).rejects.toMatchObject({
      code,
      message: 'no',
      status,
      httpStatus,
    })
  }
})

test.each([
  ['{"error":{"message":"no"}}', 'no'],
  ['{"error":"no"}', 'no'],
  ['{"error":{}}', 'internal'],
  ['{"error":true}', 'internal'],
])('an error without a status word in a response of status 200 is internal: %s', async (body, message) => {
  await expect(call(await answering(200, body), 's', 'm')).rejects.toMatchObject({
    code: 'internal',
    message,
    httpStatus: 200,
  })
})

test('a response of an error status is an error, whatever its body', async () => {
  for (const body of ['{"result":1}', '{"code":200}', '7', ''])
    await expect(call(await answering(404, body), 's', 'm')).rejects.toMatchObject({ httpStatus: 404 })
})

test('an error has the status, request id and wait of its response', async () => {
  const client = await loopback((_, response) =>
    response.writeHead(502, { 'x-request-id': 'r1', 'retry-after': '3' }).end('<html>Bad gateway'),
  )
  await expect(call(client, 's', 'm', {})).rejects.toMatchObject({
    message: 'Response is not valid JSON object.',
    httpStatus: 502,
    requestId: 'r1',
    retryAfterMs: 3000,
  })
})

test('data that is undefined is sent as null', async () => {
  let sent = ''
  const client = await loopback(async (incoming, response) => {
    sent = await bodyOf(incoming)
    response.end('{"result":1}')
  })
  await call(client, 's', 'm', undefined)
  expect(sent).toBe('{"data":null}')
})

test('an error that is a string becomes the message', async () => {
  await expect(call(await answering(500, '{"error":"boom"}'), 's', 'm', {})).rejects.toMatchObject({
    message: 'boom',
    error: 'boom',
    code: 'internal',
  })
})

test.each(['"abc"', 'true', 'null', '7', '[]'])('a successful JSON body %s is the data', async (body) => {
  await expect(call(await answering(200, body), 's', 'm', {})).resolves.toEqual(JSON.parse(body))
  await expect(call(await answering(500, body), 's', 'm', {})).rejects.toThrow(/^Response is/)
})

test('the three messages of the error catalogue', async () => {
  await expect(call(await answering(200, 'nonsense'), 's', 'm', {})).rejects.toMatchObject({
    message: 'Response is not valid JSON object.',
    code: 'internal',
  })
  await expect(call(await answering(500, '{"a":1}'), 's', 'm', {})).rejects.toThrow(
    'Response is missing data field.',
  )
  const slow = { ...(await loopback(() => undefined)), timeout: 50 }
  await expect(call(slow, 's', 'm', {})).rejects.toMatchObject({
    code: 'deadline-exceeded',
    message: 'deadline-exceeded',
  })
})

test.each([
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [404, 'not-found'],
  [409, 'aborted'],
  [429, 'resource-exhausted'],
  [499, 'cancelled'],
  [500, 'internal'],
  [501, 'unimplemented'],
  [503, 'unavailable'],
  [504, 'deadline-exceeded'],
  [0, 'internal'],
  [418, 'unknown'],
] as const)('status %i is %s', (status, code) => {
  expect(callableCode(status)).toBe(code)
})

test('what is no status has no code of its own', () => {
  expect(callableCode('constructor' as never)).toBe('unknown')
})

test('the content type decides what a request returns', async () => {
  const events: ServerSentEvent[] = []
  const stream = await request(
    await answering(200, 'event: step\ndata: a\ndata: b\n\n', 'text/event-stream'),
    's',
    'm',
  )
  for await (const event of stream as AsyncIterable<ServerSentEvent>) events.push(event)
  expect(events).toEqual([{ event: 'step', data: 'a\nb', id: '' }])
  await expect(request(await answering(200, 'png', 'image/png'), 's', 'm')).resolves.toBeInstanceOf(Blob)
  await expect(request(await answering(200, 'mp3', 'audio/mpeg'), 's', 'm')).resolves.toBeInstanceOf(
    ArrayBuffer,
  )
  await expect(request(await answering(200, '{"result":1}', 'text/plain'), 's', 'm')).resolves.toBe(1)
})

test('content types are compared without regard to case', async () => {
  await expect(request(await answering(200, 'png', 'Image/PNG'), 's', 'm')).resolves.toBeInstanceOf(Blob)
  await expect(request(await answering(200, 'mp3', 'AUDIO/mpeg'), 's', 'm')).resolves.toBeInstanceOf(
    ArrayBuffer,
  )
  const events = (await request(
    await answering(200, 'data: a\n\n', 'Text/Event-Stream'),
    's',
    'm',
  )) as AsyncIterator<ServerSentEvent>
  await expect(events.next()).resolves.toMatchObject({ value: { data: 'a' } })
})

test('the option "as" decides before the content type', async () => {
  const json = '{"result":{"a":1}}'
  const png = await answering(200, json, 'image/png')
  await expect(request(png, 's', 'm', { as: 'json' })).resolves.toEqual({ a: 1 })
  await expect(request(png, 's', 'm', { as: 'text' })).resolves.toBe(json)
  await expect(request(png, 's', 'm', { as: 'arrayBuffer' })).resolves.toBeInstanceOf(ArrayBuffer)
  const blob = await request(await answering(200, json), 's', 'm', { as: 'blob' })
  expect(await blob.text()).toBe(json)
  const response = await request(png, 's', 'm', { as: 'response' })
  expect(response.bodyUsed).toBe(false)
  const stream = await request(await answering(200, 'data: a\n\n', 'text/event-stream'), 's', 'm', {
    as: 'events',
  })
  await expect(stream.next()).resolves.toMatchObject({ value: { data: 'a' } })
})

test('events that are expected and missing are an error, and so is an error status, whatever is expected', async () => {
  await expect(request(await answering(200, '{"a":1}'), 's', 'm', { as: 'events' })).rejects.toBeInstanceOf(
    CallableError,
  )
  const failing = await answering(403, '{"error":{"status":"PERMISSION_DENIED","message":"no"}}')
  for (const as of ['events', 'text', 'response'] as const)
    await expect(request(failing, 's', 'm', { as })).rejects.toMatchObject({ code: 'permission-denied' })
})
