import { getEventListeners } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'

import { createClient } from './client.ts'
import { AbortedError } from './errors.ts'
import { loopback } from './loopback-server.test-support.ts'
import { send } from './request.ts'

test('E2 a timeout covers the headers and the body, and says which', async () => {
  const client = await loopback(
    (request, response) => {
      if (request.url === '/body') response.writeHead(200).write('{"half":')
    },
    { timeout: 60, maxRetries: 0 },
  )
  await expect(send(client, `${client.hosts.main}/headers`, {})).rejects.toMatchObject({ phase: 'headers' })
  await expect(send(client, `${client.hosts.main}/body`, {})).rejects.toMatchObject({
    name: 'TimeoutError',
    phase: 'body',
    message: 'deadline-exceeded',
  })
})

test('E2 waiting for an identity token counts, and is told as connecting', async () => {
  const client = createClient({
    identityToken: () => new Promise(() => undefined),
    timeout: 30,
    maxRetries: 0,
  })
  await expect(send(client, client.hosts.main, { auth: 'identity' })).rejects.toMatchObject({
    phase: 'connect',
  })
})

test('E2 a deadline covers all attempts and the waits between them', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.02)
  onTestFinished(() => random.mockRestore())
  const fetch = vi.fn(() => new Promise<Response>(() => undefined))
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

test('E2 the last attempt before a deadline ends with it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const client = createClient({ fetch: () => new Promise(() => undefined), timeout: 70_000, deadline: 100 })
  const failed = vi.fn()
  void send(client, client.hosts.main, {}).catch(failed)
  await vi.advanceTimersByTimeAsync(99)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
})

test('options that are undefined leave the settings of the client in force', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fetch = vi.fn(() => new Promise<Response>(() => undefined))
  const client = createClient({ fetch, timeout: 200, maxRetries: 0 })
  const failed = vi.fn()
  const options = { timeout: undefined, maxRetries: undefined, deadline: undefined } as object
  void send(client, client.hosts.main, options).catch(failed)
  await vi.advanceTimersByTimeAsync(200)
  expect(failed).toHaveBeenCalledOnce()
  expect(fetch).toHaveBeenCalledOnce()
})

test('E2 timeout 0 and numbers beyond a timer wait for ever', async () => {
  const client = await loopback((_, response) => void setTimeout(() => response.end('{}'), 30))
  await expect(send(client, client.hosts.main, { timeout: 0 })).resolves.toEqual({})
  await expect(send(client, client.hosts.main, { timeout: 2 ** 40 })).resolves.toEqual({})
})

test('E3 a signal is looked at before sending', async () => {
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

test('E3 no listener is left after 1,000 calls on one signal', async () => {
  const { signal } = new AbortController()
  const fetch = () => Promise.resolve(new Response('{}'))
  const client = createClient({ fetch })
  await Promise.all(Array.from({ length: 1000 }, () => send(client, client.hosts.main, { signal })))
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('E3 a call ends at once, also when the transport does not listen to the signal', async () => {
  const client = createClient({ fetch: () => new Promise(() => undefined) })
  const controller = new AbortController()
  const pending = send(client, client.hosts.main, { signal: controller.signal })
  setTimeout(() => controller.abort('left the page'), 10)
  await expect(pending).rejects.toMatchObject({ name: 'AbortedError', cause: 'left the page' })
})

test('E3 a wait between two attempts ends at once', async () => {
  const controller = new AbortController()
  const client = await loopback((_, response) => response.writeHead(503, { 'retry-after': '30' }).end(), {
    hooks: { onRetry: () => void setTimeout(() => controller.abort()) },
  })
  await expect(send(client, client.hosts.main, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortedError',
  })
})
