import { expect, onTestFinished, test } from 'vitest'

import { readConfig } from '../config.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { baseApp } from './base-app.ts'
import { clientAddress, networkOf } from './client-address.ts'
import { listen } from './listen.ts'

/** Returns the client that an app behind `trusted` proxies sees. */
async function clientOf(trusted: string, forwarded?: string): Promise<string> {
  const metrics = createMetrics({ query: () => Promise.resolve([]) })
  const app = baseApp({ config: readConfig({ TRUSTED_PROXIES: trusted }), metrics })
  app.get('/', (context) => context.text(clientAddress(context)))
  const listener = await listen(app, 0, 'test')
  onTestFinished(() => listener.stop())
  const headers = { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }), connection: 'close' }
  return (await fetch(`http://127.0.0.1:${listener.port}/`, { headers })).text()
}

test('a forwarded address counts only behind a trusted proxy', async () => {
  expect(await clientOf('', '203.0.113.7')).toBe('127.0.0.1')
  expect(await clientOf('10.0.0.0/8', '203.0.113.7')).toBe('127.0.0.1')
  expect(await clientOf('127.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
})

test('of a list, the last address that is no trusted proxy counts', async () => {
  const trusted = '127.0.0.0/8,10.0.0.0/8'
  expect(await clientOf(trusted, '198.51.100.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
  expect(await clientOf(trusted, '198.51.100.1, nonsense')).toBe('unknown')
  expect(await clientOf(trusted, '10.0.0.2')).toBe('127.0.0.1')
  expect(await clientOf(trusted)).toBe('127.0.0.1')
})

test.each([
  ['203.0.113.7:1004', '203.0.113.7'],
  ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
])('a forwarded address may have a port: %s', async (forwarded, client) => {
  expect(await clientOf('127.0.0.1', forwarded)).toBe(client)
})

test('an IPv6 client is its network', () => {
  expect(networkOf('2001:db8:1:2:3::4')).toBe('2001:db8:1:2::/64')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
})
