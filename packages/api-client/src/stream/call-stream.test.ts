import { expect, test, vi } from 'vitest'

import type { Client } from '../core/client.ts'
import { bodyOf, loopback } from '../core/loopback-server.test-support.ts'
import { callStream } from './call-stream.ts'

/** Returns a client of a server that responds with these events. */
const streaming = (events: readonly unknown[], status = 200): Promise<Client> =>
  loopback((_, response) => {
    response.writeHead(status, { 'content-type': 'text/event-stream' })
    response.end(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''))
  })

const step = [{ message: 'a' }, { message: null }, { result: { sum: 3 } }]

test('chunks are iterated and the result follows', async () => {
  let asked: unknown[] = []
  const client = {
    ...(await loopback(async (incoming, response) => {
      asked = [incoming.headers.accept, incoming.headers.authorization, await bodyOf(incoming)]
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(step.map((event) => `: ping\ndata: ${JSON.stringify(event)}\n\n`).join(''))
    })),
    identityToken: () => 'id-1',
  }
  const stream = await callStream<{ sum: number }, string | null>(client, 's', 'm', [1, 2])
  const chunks: (string | null)[] = []
  for await (const chunk of stream) chunks.push(chunk)
  expect(chunks).toEqual(['a', null])
  await expect(stream.result()).resolves.toEqual({ sum: 3 })
  expect(asked).toEqual(['text/event-stream', 'Bearer id-1', '{"data":[1,2]}'])
})

test('the result is returned without iterating, as often as it is asked for', async () => {
  const stream = await callStream(await streaming(step), 's', 'm')
  await expect(stream.result()).resolves.toEqual({ sum: 3 })
  await expect(stream.result()).resolves.toEqual({ sum: 3 })
})

test('a function that does not stream has a result and no chunks', async () => {
  const client = await loopback((_, response) => void response.end('{"result":[1]}'))
  const stream = await callStream(client, 's', 'm')
  await expect(stream.next()).resolves.toEqual({ done: true, value: [1] })
  await expect(stream.result()).resolves.toEqual([1])
})

test('a failure after a chunk is the error of the function, also for the result', async () => {
  const failed = { error: { status: 'FAILED_PRECONDITION', message: 'no', details: [1] } }
  const stream = await callStream(await streaming([{ message: 'a' }, failed]), 's', 'm')
  await expect(stream.next()).resolves.toEqual({ done: false, value: 'a' })
  const error = { name: 'CallableError', code: 'failed-precondition', message: 'no', details: [1] }
  await expect(stream.next()).rejects.toMatchObject(error)
  await expect(stream.result()).rejects.toMatchObject(error)
})

test('a failure before the stream, which is an event too, rejects the call', async () => {
  const failed = { error: { status: 'UNAUTHENTICATED', message: 'Sign in.' } }
  await expect(callStream(await streaming([failed], 401), 's', 'm')).rejects.toMatchObject({
    name: 'CallableError',
    code: 'unauthenticated',
    message: 'Sign in.',
    httpStatus: 401,
  })
  const page = await loopback((_, response) => response.writeHead(502).end('<html>Bad gateway'))
  await expect(callStream(page, 's', 'm')).rejects.toMatchObject({ name: 'CallableError', httpStatus: 502 })
})

test('E10 a stream that ends without a result was cut', async () => {
  const stream = await callStream(await streaming([{ message: 'a' }]), 's', 'm')
  await expect(stream.result()).rejects.toMatchObject({ name: 'StreamCutError', events: 1 })
})

test('E9 leaving a stream closes its connection, also before the first chunk, and it has no result', async () => {
  const closed = vi.fn()
  const client = await loopback((incoming, response) => {
    incoming.socket.on('close', closed)
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {"message":1}\n\n')
  })
  const unread = await callStream(client, 's', 'm')
  await unread.return(undefined)
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1), 2000)
  const left = await callStream(client, 's', 'm')
  for await (const chunk of left) if (chunk === 1) break
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2), 2000)
  await expect(left.result()).rejects.toMatchObject({ name: 'StreamCutError' })
})
