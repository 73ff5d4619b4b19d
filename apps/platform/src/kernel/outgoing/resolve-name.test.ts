import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

import { nameResolver } from './resolve-name.ts'

/** A name server on loopback: silent, or with one IPv4 address for every name. */
async function startNameServer(address?: readonly number[]): Promise<string> {
  const server = createSocket('udp4')
  server.on('message', (query, { port }) => {
    if (address === undefined) return
    const question = query.subarray(12, query.indexOf(0, 12) + 5)
    const isFour = question.at(-3) === 1
    const header = Buffer.from([
      query[0] ?? 0,
      query[1] ?? 0,
      0x81,
      0x80,
      0,
      1,
      0,
      isFour ? 1 : 0,
      0,
      0,
      0,
      0,
    ])
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address])
    server.send(Buffer.concat([header, question, ...(isFour ? [answer] : [])]), port, '127.0.0.1')
  })
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('returns the addresses that a name server gives', async () => {
  const resolve = nameResolver([await startNameServer([198, 51, 100, 7])])
  expect(await resolve('example.org')).toEqual([{ address: '198.51.100.7', family: 4 }])
})

test('names whose server is silent end by themselves and delay no other look-up', async () => {
  const resolve = nameResolver([await startNameServer()])
  const ended: string[] = []
  const silent = Array.from({ length: 40 }, (_, index) =>
    resolve(`silent-${index}.example.org`).catch((error: NodeJS.ErrnoException) => {
      ended.push('silent')
      return error.code
    }),
  )
  await lookup('localhost').then(() => ended.push('other'))
  expect(new Set(await Promise.all(silent))).toEqual(new Set(['ETIMEOUT']))
  expect(ended[0]).toBe('other')
})
