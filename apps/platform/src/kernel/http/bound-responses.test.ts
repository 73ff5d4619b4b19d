import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { expect, onTestFinished, test, vi } from 'vitest'

import { listen, type ListenOptions } from './listen.ts'

const responseTimeout = 100
const part = Buffer.alloc(1024 * 1024)

/** A server of a large response, of a stream without an end, and of one that pauses longer than clients may. `closed` is the first port of a client whose connection is closed. */
async function start(changed: ListenOptions = { responseTimeout }) {
  const closed = Promise.withResolvers<number | undefined>()
  const app = new Hono()
  app.use((context, next) => {
    const { incoming } = context.env as HttpBindings
    const { remotePort } = incoming.socket
    incoming.socket.once('close', () => closed.resolve(remotePort))
    return next()
  })
  app.get('/whole', (context) => context.body(Buffer.alloc(64 * part.length)))
  app.get('/stream', (context) =>
    stream(context, async (body) => {
      while (!body.aborted) await body.write(part)
    }),
  )
  app.get('/pausing', (context) =>
    stream(context, async (body) => {
      await body.write('first ')
      await pause(4 * responseTimeout)
      await body.write('second')
    }),
  )
  const listener = await listen(app, 0, 'test', { drainSeconds: 0, ...changed })
  onTestFinished(() => listener.stop())
  return { port: listener.port, closed: closed.promise }
}

/** Asks for a path from an address of this machine, and reads nothing but the start of the response. */
async function ask(port: number, path: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  onTestFinished(() => {
    socket.destroy()
  })
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

test.each(['/whole', '/stream'])(
  'the connection of a client that reads nothing of a response is closed: %s',
  async (path) => {
    const { port, closed } = await start()
    const { localPort } = await ask(port, path)
    expect(await closed).toBe(localPort)
  },
)

test('when responses that nobody takes fill the memory, the client of most of them loses its oldest, and others none', async () => {
  const { port, closed } = await start({ maxWaitingBytes: 150 * part.length })
  const honest = await ask(port, '/whole', '127.0.0.2')
  const { localPort: oldest } = await ask(port, '/whole')
  await ask(port, '/whole')
  expect(await closed).toBe(oldest)
  let bytes = 0
  honest.on('data', (read: Buffer) => (bytes += read.length))
  await vi.waitUntil(() => bytes > 64 * part.length, { timeout: 60_000 })
})

test('a stream that pauses is not closed', async () => {
  const { port } = await start()
  expect(await (await fetch(`http://127.0.0.1:${port}/pausing`)).text()).toBe('first second')
})
