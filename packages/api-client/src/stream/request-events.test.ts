import { expect, onTestFinished, test, vi } from 'vitest'

import { createClient } from '../core/client.ts'
import { loopback } from '../core/loopback-server.test-support.ts'
import { requestEvents } from './request-events.ts'
import { streamTo } from './stream-to.test-support.ts'

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
