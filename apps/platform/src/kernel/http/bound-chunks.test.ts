import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'

import { listen } from './listen.ts'

/** Sends a body in chunks of a size. Returns the response, empty when the connection was closed without one. */
async function send(size: number, count: number): Promise<string> {
  const app = new Hono()
  app.post('/', async (context) => {
    const body = await context.req.text().catch(() => '')
    return context.text(`${body.length} bytes`)
  })
  const listener = await listen(app, 0, 'test')
  onTestFinished(() => listener.stop())
  const socket = connect(listener.port, '127.0.0.1')
  let text = ''
  socket.on('error', () => undefined).on('data', (part: Buffer) => (text += part.toString()))
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  const head = 'POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n'
  socket.write(`${head}${`${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`.repeat(count)}0\r\n\r\n`)
  await closed
  return text
}

test('a body in many chunks of a byte closes its connection', async () => {
  expect(await send(1, 20_000)).toBe('')
})

test('a body in a few small chunks, or in many of a usual size, is read', async () => {
  expect(await send(1, 1000)).toContain('1000 bytes')
  expect(await send(100, 20_000)).toContain('2000000 bytes')
})
