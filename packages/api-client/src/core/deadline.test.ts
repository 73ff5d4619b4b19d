import { getEventListeners } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'

import { createClient } from './client.ts'
import { AbortedError } from './errors.ts'
import { byIdentity } from './identity.ts'
import { loopback } from './loopback-server.test-support.ts'
import { send } from './request.ts'

const never = () => new Promise<never>(() => undefined)

test('E3 a timeout limits the wait for headers and body, and names the one that was late', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const hangingBody = () => Promise.resolve(new Response(new ReadableStream()))
  for (const [fetch, phase] of [
    [never, 'headers'],
    [hangingBody, 'body'],
  ] as const) {
    const failed = vi.fn()
    const client = createClient({ fetch, timeout: 60, maxRetries: 0 })
    void send(client, client.hosts.main, {}).catch(failed)
    await vi.advanceTimersByTimeAsync(60)
    const error = { name: 'TimeoutError', phase, message: 'deadline-exceeded' }
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(error))
  }
})

test('E3 a timeout includes the wait for an identity token, as phase connect', async () => {
  const client = createClient({ identityToken: never, timeout: 30, maxRetries: 0 })
  await expect(send(client, client.hosts.main, { auth: byIdentity })).rejects.toMatchObject({
    phase: 'connect',
  })
})

test('E3 a deadline limits all attempts and the waits between them', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.02)
  onTestFinished(() => random.mockRestore())
  const fetch = vi.fn(never)
  const client = createClient({ fetch, timeout: 40, deadline: 100, maxRetries: 50 })
  const failed = vi.fn()
  void send(client, client.hosts.main, {}).catch(failed)
  // 40 ms, a wait of 10 ms, 40 ms again; the next wait of 20 ms does not fit.
  await vi.advanceTimersByTimeAsync(89)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }))
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('E3 a deadline that is over times out, without a warning of Node', async () => {
  const warned = vi.fn()
  process.on('warning', warned)
  onTestFinished(() => void process.off('warning', warned))
  const client = createClient({ fetch: never, deadline: Number.MIN_VALUE })
  await expect(send(client, client.hosts.main, {})).rejects.toMatchObject({ name: 'TimeoutError' })
  await new Promise(setImmediate)
  expect(warned).not.toHaveBeenCalled()
})

test('E3 the last attempt ends at the deadline', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const client = createClient({ fetch: never, timeout: 70_000, deadline: 100 })
  const failed = vi.fn()
  void send(client, client.hosts.main, {}).catch(failed)
  await vi.advanceTimersByTimeAsync(99)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
})

test('options that are undefined do not replace the settings of the client', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fetch = vi.fn(never)
  const client = createClient({ fetch, timeout: 200, maxRetries: 0 })
  const failed = vi.fn()
  const options = { timeout: undefined, maxRetries: undefined, deadline: undefined } as object
  void send(client, client.hosts.main, options).catch(failed)
  await vi.advanceTimersByTimeAsync(200)
  expect(failed).toHaveBeenCalledOnce()
  expect(fetch).toHaveBeenCalledOnce()
})

test.each([0, 2 ** 40])(
  'E3 a timeout of %d, which is none or beyond the range of a timer, never expires',
  async (timeout) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const failed = vi.fn()
    const client = createClient({ fetch: never, timeout })
    void send(client, client.hosts.main, {}).catch(failed)
    await vi.advanceTimersByTimeAsync(2 ** 31)
    expect(failed).not.toHaveBeenCalled()
  },
)

test('E5 an aborted signal prevents the request', async () => {
  let requests = 0
  const client = await loopback((_, response) => {
    requests++
    response.end('{}')
  })
  const error = await send(client, client.hosts.main, { signal: AbortSignal.abort('too late') }).catch(
    (reason: unknown) => reason,
  )
  expect(error instanceof AbortedError).toBe(true)
  expect(error).toMatchObject({ cause: 'too late' })
  expect(requests).toBe(0)
})

test('E5 no listener is left after 1,000 calls with one signal', async () => {
  const { signal } = new AbortController()
  const fetch = () => Promise.resolve(new Response('{}'))
  const client = createClient({ fetch })
  await Promise.all(Array.from({ length: 1000 }, () => send(client, client.hosts.main, { signal })))
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('E5 an abort ends the call at once, even when the transport ignores its signal', async () => {
  const client = createClient({ fetch: never })
  const controller = new AbortController()
  const pending = send(client, client.hosts.main, { signal: controller.signal })
  setTimeout(() => controller.abort('left the page'), 10)
  await expect(pending).rejects.toMatchObject({ name: 'AbortedError', cause: 'left the page' })
})

test('E5 an abort ends the wait between two attempts at once', async () => {
  const controller = new AbortController()
  const client = await loopback((_, response) => response.writeHead(503, { 'retry-after': '30' }).end(), {
    onEvent: ({ type }) => {
      if (type === 'retry') setTimeout(() => controller.abort())
    },
  })
  await expect(send(client, client.hosts.main, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortedError',
  })
})
