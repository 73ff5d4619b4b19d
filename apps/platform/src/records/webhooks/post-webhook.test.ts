import { createServer } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

import { publicLookupBy } from '../../kernel/http/public-address.ts'
import { postWebhook } from './post-webhook.ts'
import { startReceiver } from './webhook-receiver.test-support.ts'

/** Resolves every name to one address, as the owner of a name can. */
const resolvingTo = (address: string): LookupFunction =>
  publicLookupBy(() => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]))

const headers = {}

test.each(['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254', '::ffff:127.0.0.1'])(
  'a name that resolves to %s is not connected to',
  async (address) => {
    const receiver = await startReceiver()
    const { port } = new URL(receiver.url)
    const lookup = resolvingTo(address)
    const sent = postWebhook(`http://hooks.example:${port}/`, '{}', { networks: 'public', headers, lookup })
    await expect(sent).rejects.toThrow('This address is not on the public internet.')
    expect(receiver.received).toEqual([])
  },
)

test.each(['http://127.0.0.1', 'http://localhost', 'http://user@hooks.example', 'file:///etc/passwd'])(
  '%s is not connected to, even if it was stored',
  async (address) => {
    await expect(postWebhook(address, '{}', { networks: 'public', headers })).rejects.toThrow(
      'This address is not on the public internet.',
    )
  },
)

test('the body arrives as it is, with its headers, and the status is returned', async () => {
  const receiver = await startReceiver(202)
  const body = '{"text":"grün, 検索"}'
  const status = await postWebhook(receiver.url, body, {
    networks: 'any',
    headers: { 'webhook-id': 'evt_1' },
  })
  expect(status).toBe(202)
  expect(receiver.received).toMatchObject([
    { body, headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' } },
  ])
})

test('a receiver that answers with a switch of protocols has answered', async () => {
  const server = createServer()
  server.on('upgrade', (_, socket) => socket.end())
  server.on('request', (_, response) => {
    response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await postWebhook(`http://127.0.0.1:${port}/`, '{}', { networks: 'any', headers })).toBe(101)
})
