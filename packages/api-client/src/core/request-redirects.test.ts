import { expect, test } from 'vitest'

import { createTrialKey, getKeyInfo } from '../resources/keys.ts'
import { call } from './callable.ts'
import { createClient } from './client.ts'
import { loopback } from './loopback-server.test-support.ts'
import { byKey, send } from './request.ts'

test('E13 a token is not sent to another host after a redirect', async () => {
  let strangers = 0
  const stranger = await loopback((_, response) => {
    strangers++
    response.end('{}')
  })
  const client = await loopback(
    (_, response) => response.writeHead(307, { location: stranger.hosts.main }).end(),
    { apiKey: 'key-1' },
  )
  await expect(send(client, client.hosts.main, { auth: byKey })).rejects.toThrow('307')
  await expect(getKeyInfo(client, 'key-1')).rejects.toThrow('307')
  await expect(createTrialKey(client, { botCheck: 'b' })).rejects.toThrow('307')
  expect(strangers).toBe(0)
})

test('E13 a redirect is not followed, and the error has its target without the key', async () => {
  const client = await loopback((_, response) =>
    response.writeHead(308, { location: 'https://other.example/new?api_key=secret' }).end(),
  )
  await expect(getKeyInfo(client, 'secret')).rejects.toThrow(
    '308: Permanent Redirect: https://other.example/new?api_key=…',
  )
  await expect(call(client, 's', 'm', {})).rejects.toMatchObject({ httpStatus: 308 })
})

test('E13 a redirect in a browser, which hides its target, is an error that says so', async () => {
  const opaque = Object.defineProperties(new Response(null), { status: { value: 0 }, ok: { value: false } })
  const client = createClient({ fetch: () => Promise.resolve(opaque), maxRetries: 0 })
  await expect(send(client, client.hosts.main, {})).rejects.toThrow(/^0: Redirect$/)
})

test('a redirect is followed when the options of fetch say so', async () => {
  const client = await loopback((incoming, response) => {
    if (incoming.url === '/new') response.end('{"a":1}')
    else response.writeHead(302, { location: '/new' }).end()
  })
  const fetchOptions: RequestInit = { redirect: 'follow' }
  await expect(send(client, client.hosts.main, { fetchOptions })).resolves.toEqual({ a: 1 })
})
