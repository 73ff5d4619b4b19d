import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { calls } from '../openapi/areas.ts'
import { startIdentity, type TestIdentity } from '../stand-ins/identity/identity.test-support.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.close())

const portOf = (url: string) => Number(new URL(url).port)

/** Every port that accepts connections. */
const ports = {
  platform: () => portOf(identity.platformUrl),
  'stand-ins': () => identity.standInsPort,
  functions: () => identity.functionsPort,
  'identity provider': () => portOf(identity.url),
  'identity emulator': () => identity.config.identityEmulatorPort,
}
type PortName = keyof typeof ports

/** Sends a request for a host, which `fetch` does not allow; resolves to the status. */
function statusFor(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /health HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
    )
    socket.on('data', (part: Buffer) => (text += part.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(text.slice('HTTP/1.1 '.length).slice(0, 3))))
  })
}

describe.each(Object.keys(ports) as PortName[])('the port of the %s', (name) => {
  test('responds under the names of this machine only, so that no page can give it another (DNS rebinding)', async () => {
    const port = ports[name]()
    for (const host of [
      'shop.example',
      `localhost.shop.example:${port}`,
      '192.0.2.1',
      '127.0.0.1.shop.example',
    ])
      expect([host, await statusFor(port, host)]).toEqual([
        host,
        name.startsWith('identity') ? expect.toBeOneOf([400, 403, 421]) : 421,
      ])
    for (const host of ['localhost', `127.0.0.1:${port}`, `LOCALHOST:${port}`])
      expect([200, 404]).toContain(await statusFor(port, host))
  })
})

test.each(['platform', 'stand-ins', 'functions', 'identity provider'] as const)(
  'the port of the %s refuses a request that names several hosts',
  async (name) => {
    for (const hosts of ['localhost\r\nhost: shop.example', 'localhost\r\nHOST: localhost'])
      expect(await statusFor(ports[name](), hosts)).toBe(400)
  },
)

test('the emulator has no response for a web page, also not for one without an origin', async () => {
  const users = `http://127.0.0.1:${identity.config.identityEmulatorPort}/identitytoolkit.googleapis.com/v1/projects/${identity.config.projectId}/accounts:query`
  for (const origin of ['https://shop.example', 'null', 'http://localhost:3000']) {
    const response = await fetch(users, {
      method: 'POST',
      headers: { origin, authorization: 'Bearer owner' },
    })
    expect([origin, response.status]).toEqual([origin, 403])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  }
})

const described = calls.map(({ operationId, method, path, 'x-host': host }) => ({
  operationId,
  method: method.toUpperCase(),
  path: path.replaceAll(/\{\w+\}/g, 'any'),
  port: host === 'functions' ? ('functions' as const) : ('platform' as const),
}))
const others = [
  ['stand-ins', '/outbox'],
  ['stand-ins', '/outbox.json'],
  ['stand-ins', '/c/pay/none'],
  ['stand-ins', '/v1/prices'],
  ['stand-ins', '/turnstile/v0/api.js'],
  ['stand-ins', '/nothing'],
  ['functions', '/nothing'],
  ['platform', '/nothing'],
  ['identity provider', '/emulator/auth/handler?apiKey=local&authType=signInViaPopup&providerId=google.com'],
  ['identity provider', '/nothing'],
] as const

test('the frame of the identity provider is for the pages of our apps only', async () => {
  const frame = await fetch(
    `http://127.0.0.1:${ports['identity provider']()}/emulator/auth/iframe?apiKey=local&appName=x`,
  )
  expect(frame.status).toBe(200)
  expect(frame.headers.get('content-security-policy')).toMatch(
    /frame-ancestors http:\/\/localhost:\d+( http:\S+)*$/,
  )
  expect(frame.headers.get('x-content-type-options')).toBe('nosniff')
})

/** Responses that a browser may keep, each with the reason. */
const kept: Readonly<Record<string, string>> = {
  // A script without anything of a user; the browser asks whether it has changed.
  '/turnstile/v0/api.js': 'no-cache',
  // The same for everybody, and measured once a minute.
  '/api/v1/status': 'public, max-age=60',
  '/api/v1/status/incidents.atom': 'public, max-age=60',
}

test.each([
  ...described,
  ...others.map(([port, path]) => ({ operationId: path, method: 'GET', path, port })),
])('$method $path is not stored, sniffed or framed', async ({ method, path, port }) => {
  const url = `http://127.0.0.1:${ports[port]()}${path}`
  const signal = AbortSignal.timeout(20_000)
  const { headers } = await fetch(url, { method, redirect: 'manual', signal })
  expect(headers.get('cache-control')).toBe(kept[path] ?? 'no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('frame-ancestors')
})
