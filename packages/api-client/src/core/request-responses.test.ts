import { expect, test } from 'vitest'

import { getKeyInfo } from '../resources/keys.ts'
import { loopback } from './loopback-server.test-support.ts'
import { send } from './request.ts'

test('E14 every attempt has its events', async () => {
  const heard: unknown[] = []
  let requests = 0
  const client = await loopback(
    (_, response) =>
      response.writeHead(requests++ === 0 ? 503 : 404, { 'retry-after': '0', 'x-request-id': 'r' }).end(),
    {
      onEvent: (event) => heard.push(event),
    },
  )
  await expect(send(client, client.hosts.main, {})).rejects.toThrow('404')
  const { hosts } = client
  const first = { method: 'GET', url: hosts.main, attempt: 1 }
  const second = { ...first, attempt: 2 }
  const failed = (text: string) => expect.objectContaining({ message: text })
  expect(heard).toMatchObject([
    { ...first, type: 'request' },
    { ...first, type: 'response', status: 503, requestId: 'r' },
    { ...first, type: 'retry', delay: expect.any(Number), error: failed('503: Service Unavailable') },
    { ...second, type: 'request' },
    { ...second, type: 'response', status: 404, requestId: 'r' },
    { ...second, type: 'error', error: failed('404: Not Found') },
  ])
})

test('E14 a handler that throws, rejects or hangs harms no call', async () => {
  const hooks = [
    () => {
      throw new Error('the log is full')
    },
    () => Promise.reject(new Error('the log is full')),
    () => new Promise(() => undefined),
  ]
  for (const onEvent of hooks) {
    // oxlint-disable-next-line no-await-in-loop -- one case after another
    const client = await loopback((_, response) => response.end('{}'), { onEvent })
    // oxlint-disable-next-line no-await-in-loop
    await expect(send(client, client.hosts.main, {})).resolves.toEqual({})
  }
})

test('E15 raw() resolves with the unread response, withResponse() with the result and its response', async () => {
  const client = await loopback((_, response) => response.setHeader('x-request-id', 'r9').end('{"a":1}'))
  const response = await send(client, client.hosts.main, {}).raw()
  expect(response.bodyUsed).toBe(false)
  await expect(response.json()).resolves.toEqual({ a: 1 })
  await expect(send(client, client.hosts.main, {}).withResponse()).resolves.toMatchObject({
    data: { a: 1 },
    requestId: 'r9',
  })
})

test('E15 a failure rejects only the promise that was asked for', async () => {
  const client = await loopback((_, response) => response.writeHead(404).end())
  await expect(send(client, client.hosts.main, {}).raw()).rejects.toThrow('404')
  await expect(send(client, client.hosts.main, {}).withResponse()).rejects.toThrow('404')
})

test('E15 raw() makes the call resolve with the response, and rejects once the body has been read', async () => {
  const client = await loopback((_, response) => response.end('{"a":1}'))
  const late = send(client, client.hosts.main, {})
  await late
  await expect(late.raw()).rejects.toThrow(TypeError)
  const pending = send(client, client.hosts.main, {})
  const response = await pending.raw()
  expect(await pending).toBe(response)
})

test('E2 events do not contain the query, which may contain a key', async () => {
  const urls: string[] = []
  const client = await loopback((_, response) => void response.end('{}'), {
    onEvent: ({ url }) => urls.push(url),
  })
  await getKeyInfo(client, 'sf_trial_secret')
  expect(urls.join()).not.toContain('secret')
})
