import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { boundAgent } from './bound-agent.ts'

const seconds = 10

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A server whose page `/endless` never ends, and a bounded agent that keeps its connections. */
async function start() {
  let connections = 0
  const server = createServer(({ url }, response) => {
    response.write('a')
    if (url !== '/endless') return response.end()
    const timer = setInterval(() => response.write('a'), 5)
    return response.on('close', () => clearInterval(timer))
  }).on('connection', () => (connections += 1))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const agent = boundAgent(new Agent({ keepAlive: true }), seconds)
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  async function open(path: string): Promise<IncomingMessage> {
    const request = get({ host: '127.0.0.1', port, path, agent })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    // The error is that of the response too, which is looked at.
    request.on('error', () => undefined)
    return response
  }
  return { open, read: async (path: string) => text(await open(path)), connections: () => connections }
}

test('a response that never ends is cut at the time limit of its request, on a new and on a kept connection', async () => {
  const { open, read, connections } = await start()
  const cut = async () => {
    const reading = text(await open('/endless')).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    return reading
  }
  expect(await cut()).toBeInstanceOf(Error)
  expect(await read('/')).toBe('a')
  expect(await cut()).toBeInstanceOf(Error)
  expect(connections()).toBe(2)
})

test('connections are kept between requests, whose time begins anew', async () => {
  const { open, read, connections } = await start()
  expect(await read('/')).toBe('a')
  await vi.advanceTimersByTimeAsync(seconds * 999)
  const response = await open('/')
  await vi.advanceTimersByTimeAsync(seconds * 999)
  expect(await text(response)).toBe('a')
  expect(connections()).toBe(1)
})
