import { expect, test } from 'vitest'

import { call } from './callable.ts'
import { callableCode, CallableError } from './errors.ts'
import { request } from './function-request.ts'
import { bodyOf, loopback } from './loopback-server.test-support.ts'
import type { ServerSentEvent } from './sse.ts'

const answering = (status: number, body: string, type = 'application/json') =>
  loopback((_, response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(body)
  })

test('data goes out as JSON with the identity token, the result comes back', async () => {
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

test('a numeric code decides: 200 to 299 returns the response, any other is thrown', async () => {
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

test('the error object of the server is kept as it is', async () => {
  const error = await call(
    await answering(403, '{"error":{"status":"PERMISSION_DENIED","message":"no","details":[1]}}'),
    's',
    'm',
    {},
  ).catch((reason: unknown) => reason)
  expect(error instanceof CallableError).toBe(true)
  expect(error).toMatchObject({
    code: 'permission-denied',
    error: { status: 'PERMISSION_DENIED', message: 'no', details: [1] },
  })
})

test('the three messages of the catalogue', async () => {
  await expect(call(await answering(200, 'nonsense'), 's', 'm', {})).rejects.toThrow(
    'Response is not valid JSON object.',
  )
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

test('the content type decides what a request answers', async () => {
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
