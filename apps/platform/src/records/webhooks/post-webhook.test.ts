import type { LookupFunction } from 'node:net'
import { expect, test } from 'vitest'

import { publicLookupBy } from '../../kernel/outgoing/public-address.ts'
import { postWebhook, reasonOf } from './post-webhook.ts'
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
    const sent = postWebhook(`http://hooks.example:${port}/`, '{}', {
      networks: 'public',
      owner: 'ada',
      headers,
      lookup,
    })
    await expect(sent).rejects.toThrow('This address is not on the public internet.')
    expect(receiver.received).toEqual([])
  },
)

test.each(['http://127.0.0.1', 'http://localhost', 'http://user@hooks.example', 'file:///etc/passwd'])(
  '%s is not connected to, even if it was stored',
  async (address) => {
    await expect(postWebhook(address, '{}', { networks: 'public', owner: 'ada', headers })).rejects.toThrow(
      'This address is not on the public internet.',
    )
  },
)

test('the body arrives as it is, with its headers, and the status is returned', async () => {
  const receiver = await startReceiver(202)
  const body = '{"text":"grün, 検索"}'
  const { status } = await postWebhook(receiver.url, body, {
    networks: 'any',
    owner: 'ada',
    headers: { 'webhook-id': 'evt_1' },
  })
  expect(status).toBe(202)
  expect(receiver.received).toMatchObject([
    { body, headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' } },
  ])
})

test.each([
  [
    'is unknown',
    () =>
      Promise.reject(Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND', syscall: 'queryA' })),
  ],
  ['has no address', () => Promise.resolve([])],
  ['has a silent name server', () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' }))],
  ['leads to this machine', () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])],
  ['leads to a private network', () => Promise.resolve([{ address: '10.0.0.1', family: 4 }])],
])('the reason tells nothing about what a name means in our network: one that %s', async (_, resolve) => {
  const options = { networks: 'public', owner: 'ada', headers, lookup: publicLookupBy(resolve) } as const
  const reason = await postWebhook('https://hooks.example/', '{}', options).then(() => undefined, reasonOf)
  expect(reason).toEqual({
    code: 'no_public_address',
    message: 'The hostname of the URL has no public IP address.',
  })
})
