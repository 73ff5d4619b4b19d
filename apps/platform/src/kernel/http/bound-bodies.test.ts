import { once } from 'node:events'
import { BlockList, connect } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'

import { eventually } from '../../platform.test-support.ts'
import { listen, type ListenOptions } from './listen.ts'

/** A server that reads bodies as a whole. */
async function start(options: ListenOptions = {}): Promise<number> {
  const app = new Hono()
  app.post('/', async (context) => {
    const body = await context.req.text().catch(() => '')
    return context.text(`${body.length} bytes`)
  })
  app.post('/early', (context) => context.text('early'))
  const listener = await listen(app, 0, 'test', options)
  onTestFinished(() => listener.stop())
  return listener.port
}

/** Sends a request as it is. `text` is what has come so far, `closed` all that came until the connection was closed. */
function send(port: number, headers: string, body: string, path = '/') {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  let text = ''
  socket.on('error', () => undefined).on('data', (part: Buffer) => (text += part.toString()))
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)))
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n\r\n${body}`)
  return { socket, closed }
}

const sendChunks = async (size: number, count: number) =>
  send(
    await start(),
    'transfer-encoding: chunked',
    `${`${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`.repeat(count)}0\r\n\r\n`,
  ).closed

test('a body in many chunks of a byte closes its connection', async () => {
  expect(await sendChunks(1, 20_000)).toBe('')
})

test('a body in a few small chunks, or in many of a usual size, is read', async () => {
  expect(await sendChunks(1, 1000)).toContain('1000 bytes')
  expect(await sendChunks(100, 20_000)).toContain('2000000 bytes')
})

test('bodies that do not end fill the memory up to a limit, and make room when they are gone', async () => {
  const trustedProxies = new BlockList()
  trustedProxies.addAddress('127.0.0.1')
  const part = 'a'.repeat(60_000)
  const bounds: ListenOptions[] = [{ maxClientOpenBytes: 100_000 }, { maxOpenBytes: 100_000, trustedProxies }]
  for (const bound of bounds) {
    const port = await start(bound)
    const open = [send(port, 'content-length: 70000', part), send(port, 'content-length: 70000', part)]
    expect(await Promise.race(open.map(({ closed }) => closed))).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5/)
    for (const { socket } of open) socket.destroy()
    const ask = () => send(port, 'content-length: 60000', part).closed
    expect(await eventually(ask, (text) => text.startsWith('HTTP/1.1 200'))).toContain('60000 bytes')
  }
  const port = await start({ maxClientOpenBytes: 100_000, trustedProxies })
  const open = [1, 2, 3].map(() => send(port, 'content-length: 60001', part))
  for (const { socket } of open) socket.write('b')
  for (const { closed } of open) expect(await closed).toContain('60001 bytes')
})

test('what arrives of a body after its response is not counted', async () => {
  const port = await start({ maxClientOpenBytes: 100_000 })
  const part = 'a'.repeat(59_999)
  for (let times = 0; times < 3; times++) {
    const { socket } = send(port, 'content-length: 60000', '', '/early')
    expect(String((await once(socket, 'data'))[0])).toContain('early')
    await new Promise((written) => socket.write(part, written))
  }
  expect(await send(port, 'content-length: 60000', `${part}b`).closed).toContain('60000 bytes')
})
