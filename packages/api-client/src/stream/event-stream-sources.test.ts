import { constants, createGzip, gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'

import { request } from '../core/function-request.ts'
import { loopback } from '../core/loopback-server.test-support.ts'
import { decodeEventStream, type EventDecoder, type ServerSentEvent } from '../sse.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A body with all of its chunks. */
const streamOf = (chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

async function dataOf(events: AsyncIterable<ServerSentEvent>) {
  const all: string[] = []
  for await (const { data } of events) all.push(data)
  return all
}

test('a stream of bytes, as runtimes make them of files and sockets, is decoded like any other', async () => {
  const body = new ReadableStream({
    type: 'bytes',
    start(controller) {
      controller.enqueue(bytes('data: a\n\n'))
      controller.close()
    },
  })
  expect(await dataOf(decodeEventStream(body))).toEqual(['a'])
})

test('a stream through a transformation is decoded like any other', async () => {
  const changed = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => controller.enqueue(chunk.map((byte) => (byte === 0x78 ? 0x79 : byte))),
  })
  const body = streamOf([bytes('data: x'), bytes('x\n\n')]).pipeThrough(changed)
  expect(await dataOf(decodeEventStream(body))).toEqual(['yy'])
})

test('one branch of a stream is decoded when the other one is canceled', async () => {
  const [one, other] = streamOf([bytes('data: a\n\n'), bytes('data: b\n\n')]).tee()
  const events = decodeEventStream(one)
  await events.next()
  void other.cancel()
  expect(await dataOf(events)).toEqual(['b'])
})

test.each([
  ['text', 'data: a\n\n'],
  ['bytes', bytes('data: a\n\n')],
  ['a list', [bytes('data: a\n\n')]],
])('%s instead of a stream is refused at once', (_, source) => {
  expect(() => decodeEventStream(source as never)).toThrow(TypeError)
})

test('a stream that somebody else reads is refused at once', () => {
  const body = streamOf([bytes('data: a\n\n')])
  body.getReader()
  expect(() => decodeEventStream(body)).toThrow(TypeError)
})

test('an event of 50,000 lines and 20,000 empty chunks are no trouble', async () => {
  const lines = Array.from({ length: 50_000 }, (_, line) => String(line))
  const event = bytes(`${lines.map((line) => `data: ${line}\n`).join('')}\n`)
  const empty = Array.from({ length: 20_000 }, () => new Uint8Array())
  expect(await dataOf(decodeEventStream(streamOf([...empty, event, ...empty])))).toEqual([lines.join('\n')])
})

test('events of a compressed stream arrive before its end', async () => {
  let end = () => {}
  const client = await loopback((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' })
    const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH })
    gzip.pipe(response)
    gzip.write('data: first\n\n')
    end = () => gzip.end('data: last\n\n')
  })
  const events = (await request(client, 's', 'm')) as EventDecoder
  await expect(events.next()).resolves.toMatchObject({ value: { data: 'first' } })
  end()
  expect(await dataOf(events)).toEqual(['last'])
})

test('E10 a compressed stream that is cut throws', async () => {
  const zipped = gzipSync(
    `data: first\n\n${Array.from({ length: 999 }, (_, n) => `data: ${n}\n\n`).join('')}`,
  )
  const client = await loopback((incoming, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' })
    response.write(zipped.subarray(0, zipped.length / 2), () => incoming.socket.end())
  })
  const events = (await request(client, 's', 'm')) as EventDecoder
  await expect(dataOf(events)).rejects.toMatchObject({ name: 'StreamCutError' })
})

test('E9 leaving while an event is awaited ends the wait', async () => {
  const canceled = vi.fn()
  const events = decodeEventStream(new ReadableStream<Uint8Array>({ cancel: canceled }))
  const pending = events.next()
  const ended = { done: true, value: undefined }
  await expect(events.return()).resolves.toEqual(ended)
  await expect(pending).resolves.toEqual(ended)
  expect(canceled).toHaveBeenCalledOnce()
})

test('E9 leaving a body that cannot be canceled is no failure', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes('data: a\n\ndata: b\n\n')),
    cancel: () => Promise.reject(new Error('gone already')),
  })
  const events = decodeEventStream(body)
  await events.next()
  await expect(events.return()).resolves.toEqual({ done: true, value: undefined })
})

test('an ended stream stays ended, without the events that were waiting', async () => {
  const events = decodeEventStream(streamOf([bytes('data: a\n\ndata: b\n\n')]))
  await events.next()
  await events.return()
  const ended = { done: true, value: undefined }
  await expect(events.next()).resolves.toEqual(ended)
  await expect(events.return()).resolves.toEqual(ended)
})

test('E10 a stream that was cut says so each time', async () => {
  const events = decodeEventStream(streamOf([bytes('data: a\n\ndata')]))
  await events.next()
  for (let time = 0; time < 2; time++)
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await expect(events.next()).rejects.toMatchObject({ name: 'StreamCutError', events: 1 })
  await expect(events.return()).resolves.toEqual({ done: true, value: undefined })
})
