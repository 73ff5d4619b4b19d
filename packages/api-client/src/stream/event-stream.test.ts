import { getEventListeners } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

import { request } from '../core/function-request.ts'
import { loopback } from '../core/loopback-server.test-support.ts'
import { deepSearch } from '../resources/deep-search.ts'
import type { EventDecoder } from '../sse.ts'
import { callStream } from './call-stream.ts'
import { streamTo } from './stream-to.test-support.ts'

const messages = [{ role: 'user', content: 'What is late chunking?' }] as const

test('E9 leaving the loop closes the connection', async () => {
  const closed = vi.fn()
  const client = await loopback((incoming, response) => {
    incoming.socket.on('close', closed)
    streamTo(response)
    setInterval(() => response.write('data: tick\n\n'), 5).unref()
  })
  const events = (await request(client, 's', 'm')) as EventDecoder
  for await (const { data } of events) if (data === 'tick') break
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 10_000)
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
