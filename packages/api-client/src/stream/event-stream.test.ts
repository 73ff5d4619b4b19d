import { getEventListeners } from 'node:events'
import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test, vi } from 'vitest'

import { createClient, type ClientOptions } from '../core/client.ts'
import type { ApiError } from '../core/errors.ts'
import { request } from '../core/function-request.ts'
import { loopback } from '../core/loopback-server.test-support.ts'
import { deepSearch } from '../resources/deep-search.ts'
import type { EventDecoder } from '../sse.ts'
import { callStream } from './call-stream.ts'
import { requestEvents } from './request-events.ts'

const streamTo = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })

const messages = [{ role: 'user', content: 'What is late chunking?' }] as const
const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

test('E9 leaving the loop closes the connection', async () => {
  const closed = vi.fn()
  const client = await loopback((incoming, response) => {
    incoming.socket.on('close', closed)
    streamTo(response)
    setInterval(() => response.write('data: tick\n\n'), 5).unref()
  })
  const events = (await request(client, 's', 'm')) as EventDecoder
  for await (const { data } of events) if (data === 'tick') break
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 1000)
})

test('E9 the end of a block closes the streams that it uses, read or not', async () => {
  const closed = vi.fn()
  const client = await loopback((incoming, response) => {
    incoming.socket.on('close', closed)
    streamTo(response).write('data: tick\n\n')
  })
  const read = async () => {
    await using events = (await request(client, 's', 'm')) as EventDecoder
    const first = await events.next()
    return first
  }
  await expect(read()).resolves.toMatchObject({ value: { data: 'tick' } })
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1), 10_000)
  const leave = async () => {
    await using chunks = await callStream(client, 's', 'm')
    await using answer = await deepSearch(client, { messages, stream: true })
    return [chunks, answer]
  }
  const left = await leave()
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(3), 10_000)
  for (const stream of left)
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await expect(stream.next()).resolves.toEqual({ done: true, value: undefined })
})

/** Collects garbage until `isDone`, and gives finalizers a turn each time. Gives up after `turns`. */
async function collectUntil(isDone: () => boolean, turns = 100): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let turn = 0; turn < turns && !isDone(); turn++) {
    collect()
    // oxlint-disable-next-line no-await-in-loop -- one turn after another
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('E9 streams that are dropped, unread or half read, close their connections and leave no listener', async () => {
  let open = 0
  const client = await loopback((incoming, response) => {
    open++
    incoming.socket.on('close', () => open--)
    streamTo(response).write('data: tick\n\ndata: tick\n\n')
  })
  const { signal } = new AbortController()
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const events = (await request(client, 's', 'm', { signal })) as EventDecoder
      if (index % 2 === 0) await events.next()
    }),
  )
  expect([open, getEventListeners(signal, 'abort').length]).toEqual([20, 20])
  await collectUntil(() => open === 0 && getEventListeners(signal, 'abort').length === 0)
  expect([open, getEventListeners(signal, 'abort').length]).toEqual([0, 0])
})

test.each([true, false])('E9 a stream in use ends with its signal, weak references %s', async (areWeak) => {
  if (!areWeak) vi.stubGlobal('FinalizationRegistry', undefined)
  vi.resetModules()
  const { request: ownRequest } = await import('../core/function-request.ts')
  vi.unstubAllGlobals()
  const client = await loopback((_, response) => void streamTo(response).write('data: one\n\n'))
  const controller = new AbortController()
  const events = (await ownRequest(client, 's', 'm', { signal: controller.signal })) as EventDecoder
  await collectUntil(() => false, 5)
  await expect(events.next()).resolves.toMatchObject({ value: { data: 'one' } })
  controller.abort('left the page')
  await expect(events.next()).rejects.toMatchObject({ name: 'AbortedError', cause: 'left the page' })
})

test('E10 a lost connection throws, with the number of events so far', async () => {
  const client = await loopback((incoming, response) => {
    streamTo(response).write('id: 4\ndata: one\n\n')
    incoming.socket.end()
  })
  const events = (await request(client, 's', 'm')) as EventDecoder
  await expect(events.next()).resolves.toMatchObject({ value: { data: 'one' } })
  await expect(events.next()).rejects.toMatchObject({ name: 'StreamCutError', events: 1, lastEventId: '4' })
})

test("E10 an abort after the headers throws, with the caller's reason", async () => {
  const client = await loopback((_, response) => void streamTo(response).write('data: one\n\n'))
  const controller = new AbortController()
  const events = (await request(client, 's', 'm', { signal: controller.signal })) as EventDecoder
  await events.next()
  const pending = events.next()
  controller.abort('left the page')
  await expect(pending).rejects.toMatchObject({ name: 'AbortedError', cause: 'left the page' })
})

/** Returns a stream that the test writes to, and the clock of the client that reads it. */
async function controlledStream(options: ClientOptions) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) })
  const headers = { 'content-type': 'text/event-stream' }
  const client = createClient({ ...options, fetch: () => Promise.resolve(new Response(body, { headers })) })
  return {
    events: (await request(client, 's', 'm')) as EventDecoder,
    write: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  }
}

test('E4 a stream may be silent for as long as the timeout, and a comment ends the silence', async () => {
  const { events, write, pass } = await controlledStream({ timeout: 200 })
  const failed = vi.fn()
  void events.next().catch(failed)
  for (let comments = 0; comments < 8; comments++) {
    await pass(199)
    write(': still here\n')
  }
  await pass(199)
  expect(failed).not.toHaveBeenCalled()
  await pass(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'TimeoutError', phase: 'idle' }),
  )
})

test('E4 time that the caller spends between two events is not silence', async () => {
  const { events, write, pass } = await controlledStream({ timeout: 50 })
  write('data: one\n\n')
  await events.next()
  await pass(1000)
  write('data: two\n\n')
  await expect(events.next()).resolves.toMatchObject({ value: { data: 'two' } })
})

test('E4 a deadline limits a stream too', async () => {
  const { events, write, pass } = await controlledStream({ timeout: 0, deadline: 300 })
  write('data: one\n\n')
  await events.next()
  const failed = vi.fn()
  void events.next().catch(failed)
  await pass(299)
  expect(failed).not.toHaveBeenCalled()
  await pass(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }))
})

test('E11 a cut stream is resumed after its last event', async () => {
  const asked: unknown[] = []
  const client = await loopback((incoming, response) => {
    const from = Number(incoming.headers['last-event-id'] ?? 0)
    asked.push(incoming.headers['last-event-id'])
    streamTo(response).write(`retry: 10\nid: ${from + 1}\ndata: ${from + 1}\n\n`)
    if (from < 2) incoming.socket.end()
    else response.end()
  })
  const seen: string[] = []
  for await (const { data } of requestEvents(client, 's', 'm')) seen.push(data)
  expect(seen).toEqual(['1', '2', '3'])
  expect(asked).toEqual([undefined, '1', '2'])
})

test('E11 a stream that is cut repeatedly without an event is given up', async () => {
  let requests = 0
  const client = await loopback((incoming, response) => {
    requests++
    streamTo(response).write(requests === 1 ? 'retry: 5\nid: 1\ndata: 1\n\n' : ': nothing\n')
    incoming.socket.end()
  })
  const events = requestEvents(client, 's', 'm', { maxRetries: 2 })
  await events.next()
  await expect(events.next()).rejects.toMatchObject({ name: 'StreamCutError' })
  expect(requests).toBe(4 - 1)
})

test('E11 a deadline limits a resumed stream, with its requests and waits', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let requests = 0
  const headers = { 'content-type': 'text/event-stream' }
  const client = createClient({
    fetch: () =>
      Promise.resolve(new Response(`id: ${++requests}\nretry: 20\ndata: x\n\ndata: cut`, { headers })),
  })
  const failed = vi.fn()
  const readAll = async () => {
    for await (const { data } of requestEvents(client, 's', 'm', { deadline: 300 })) expect(data).toBe('x')
  }
  void readAll().catch(failed)
  await vi.advanceTimersByTimeAsync(300)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }))
  expect(requests).toBeLessThanOrEqual(15)
})

test('E11 a server may ask for a wait of a minute at most', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const bodies = ['id: 1\nretry: 9999999999\ndata: 1\n\ndata: cut', 'data: 2\n\n']
  const headers = { 'content-type': 'text/event-stream' }
  const client = createClient({ fetch: () => Promise.resolve(new Response(bodies.shift(), { headers })) })
  const seen: string[] = []
  const done = (async () => {
    for await (const { data } of requestEvents(client, 's', 'm')) seen.push(data)
  })()
  await vi.advanceTimersByTimeAsync(60_000)
  await done
  expect(seen).toEqual(['1', '2'])
})

test('E11 an id of any characters is sent as UTF-8', async () => {
  let from: string | undefined
  const client = await loopback((incoming, response) => {
    from = incoming.headers['last-event-id'] as string | undefined
    streamTo(response).write(from ? 'data: 2\n\n' : 'retry: 1\nid: é🚀\ndata: 1\n\n')
    if (from) response.end()
    else incoming.socket.end()
  })
  for await (const { data } of requestEvents(client, 's', 'm')) expect(data).toMatch(/1|2/)
  expect(Buffer.from(from ?? '', 'latin1').toString()).toBe('é🚀')
})

test.each([
  ['[DONE]', 'data: [DONE]\n\n'],
  ['finish_reason', ''],
])('E12 a deep-search stream ends with %s', async (_, ending) => {
  const client = await loopback((incoming, response) => {
    streamTo(response).write(chunk({ type: 'think', content: '<think>' }))
    response.write(chunk({ type: 'think', content: '</think>' }, 'thinking_end'))
    response.end(chunk({ type: 'text', content: 'An answer.' }, ending === '' ? 'stop' : null) + ending)
    incoming.resume()
  })
  const contents = []
  for await (const { choices } of await deepSearch(client, { messages, stream: true }))
    contents.push(choices[0]?.delta.content)
  expect(contents).toEqual(['<think>', '</think>', 'An answer.'])
})

test('E12 a deep-search stream that ends before its last chunk was cut', async () => {
  const client = await loopback((_, response) => {
    streamTo(response).end(chunk({ type: 'think', content: 'half' }))
  })
  const answer = await deepSearch(client, { messages, stream: true })
  await answer.next()
  await expect(answer.next()).rejects.toMatchObject({ name: 'StreamCutError', events: 1 })
})

test('E12 a failure reported in a response of status 200 is an error', async () => {
  const client = await loopback((incoming, response) => {
    let text = ''
    incoming.on('data', (part) => (text += String(part)))
    incoming.on('end', () => {
      if (text.includes('"stream":true')) {
        streamTo(response).write(chunk({ type: 'think', content: '</think>' }, 'error'))
        response.end(chunk({ type: 'error', content: 'The search broke.' }, 'error'))
      } else {
        const message = { role: 'assistant', type: 'error', content: 'The search broke.' }
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'error' }] }))
      }
    })
  })
  const error = { name: 'ApiError', code: 'stream_error', detail: 'The search broke.' }
  await expect(deepSearch(client, { messages })).rejects.toMatchObject(error)
  const answer = await deepSearch(client, { messages, stream: true })
  await answer.next()
  await expect(answer.next()).rejects.toMatchObject(error)
})

test('E2 a chunk without a choice fails the stream and is not quoted', async () => {
  const chunkWithKey = { error: { key: 'sf_live_TOPSECRET' } }
  const client = await loopback((_, response) => {
    streamTo(response).end(`data: ${JSON.stringify(chunkWithKey)}\n\n`)
  })
  const chunks = await deepSearch(client, { messages, stream: true })
  const error = (await chunks.next().catch((reason: unknown) => reason)) as ApiError
  expect(error).toMatchObject({ code: 'stream_error', message: '200: The search failed.' })
  expect(inspect(error)).not.toContain('TOPSECRET')
  expect(error.body).toMatchObject({ chunk: chunkWithKey })
})

test('E12 a chunk without choices, which has the usage, does not end a deep search', async () => {
  const client = await loopback((_, response) => {
    streamTo(response).write(chunk({ type: 'text', content: 'An answer.' }))
    response.end('data: {"choices":[],"usage":{"total_tokens":3}}\n\ndata: [DONE]\n\n')
  })
  const usages = []
  for await (const { usage } of await deepSearch(client, { messages, stream: true }))
    usages.push(usage?.total_tokens)
  expect(usages).toEqual([undefined, 3])
})

test('E12 a whole response instead of a stream is an error that says so', async () => {
  const client = await loopback((_, response) =>
    response.end('{"choices":[{"index":0,"message":{"content":"a"},"finish_reason":"stop"}]}'),
  )
  await expect(deepSearch(client, { messages, stream: true })).rejects.toMatchObject({
    code: 'invalid_response',
  })
})

test('E9 leaving a deep search before its first chunk closes the connection', async () => {
  const closed = vi.fn()
  const client = await loopback((incoming, response) => {
    incoming.socket.on('close', closed)
    streamTo(response).write(': open\n')
  })
  const chunks = await deepSearch(client, { messages, stream: true })
  await chunks.return()
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 1000)
})
