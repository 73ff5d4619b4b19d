import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { expect, onTestFinished, test } from 'vitest'

import { listen } from './listen.ts'

const responseTimeout = 100
const part = Buffer.alloc(1024 * 1024)

/** A server of a large response, of a stream without an end, and of one that pauses longer than clients may. */
async function start() {
  const closed = Promise.withResolvers<string>()
  const app = new Hono()
  app.use((context, next) => {
    const { incoming } = context.env as HttpBindings
    incoming.socket.once('close', () => closed.resolve('closed'))
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
  const listener = await listen(app, 0, 'test', { responseTimeout })
  onTestFinished(() => listener.stop())
  return { port: listener.port, closed: closed.promise }
}

test.each(['/whole', '/stream'])(
  'the connection of a client that reads nothing of a response is closed: %s',
  async (path) => {
    const { port, closed } = await start()
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => undefined)
    onTestFinished(() => {
      socket.destroy()
    })
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    expect(await closed).toBe('closed')
  },
)

test('a stream that pauses is not closed', async () => {
  const { port } = await start()
  expect(await (await fetch(`http://127.0.0.1:${port}/pausing`)).text()).toBe('first second')
})
