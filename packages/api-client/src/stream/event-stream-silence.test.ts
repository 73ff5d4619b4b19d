import { expect, onTestFinished, test, vi } from 'vitest'

import { createClient, type ClientOptions } from '../core/client.ts'
import { request } from '../core/function-request.ts'
import type { EventDecoder } from '../sse.ts'

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
