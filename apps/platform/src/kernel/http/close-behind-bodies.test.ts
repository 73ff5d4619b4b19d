import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'

import { listen, type ListenOptions } from './listen.ts'

const part = Buffer.alloc(64 * 1024, 'a')

/** A server that refuses every request, at `/part` when it has read some of the body. */
async function start(options: ListenOptions = {}): Promise<number> {
  const app = new Hono()
  app.post('/', async (context) => {
    await Promise.resolve()
    return context.text('refused', 401)
  })
  app.post('/part', async (context) => {
    await context.req.raw.body?.getReader().read()
    return context.text('refused', 401)
  })
  const listener = await listen(app, 0, 'test', options)
  onTestFinished(() => listener.stop())
  return listener.port
}

/** Sends the head of a request; reads nothing. */
async function ask(port: number, path: string, header: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.pause()
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${header}\r\n\r\n`)
  return socket
}

const write = (socket: Socket, data: Buffer | string) =>
  new Promise<void>((resolve, reject) => socket.write(data, (error) => (error ? reject(error) : resolve())))

/** Reads to the end of the connection. */
async function read(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  for await (const each of socket) parts.push(each as Buffer)
  return Buffer.concat(parts).toString()
}

const chunk = Buffer.concat([Buffer.from('10000\r\n'), part, Buffer.from('\r\n')])

test.each([
  ['/', `content-length: ${100 * part.length}`, part, ''],
  ['/', 'transfer-encoding: chunked', chunk, '0\r\n\r\n'],
  ['/part', 'transfer-encoding: chunked', chunk, '0\r\n\r\n'],
])(
  'who sends a whole body before reading gets the refusal, which ends the connection: %s %s',
  async (path, header, each, end) => {
    const socket = await ask(await start(), path, header)
    for (let times = 0; times < 100; times++) await write(socket, each)
    if (end !== '') await write(socket, end)
    const response = await read(socket)
    expect(response).toMatch(/^HTTP\/1\.1 401 [^]*connection: close\r\n[^]*refused/i)
  },
)

test('a body that arrives with its request leaves the connection open', async () => {
  const socket = connect(await start(), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const request = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 3\r\n\r\ntea'
  for (let times = 0; times < 3; times++) {
    socket.write(request)
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 401 [^]*connection: keep-alive/i)
  }
})

test.each([{ maxRestBytes: 100_000 }, { restTimeout: 100 }])(
  'a client that goes on sending is cut off: %o',
  async (bounds) => {
    const socket = await ask(await start(bounds), '/', 'transfer-encoding: chunked')
    socket.on('error', () => undefined)
    while (!socket.destroyed) await write(socket, chunk).catch(() => undefined)
    expect(socket.destroyed).toBe(true)
  },
)

test('what a client sends behind the refused body is no request', async () => {
  const socket = await ask(await start(), '/', 'content-length: 100000')
  const [first] = (await once(socket.resume(), 'data')) as [Buffer]
  socket.on('error', () => undefined)
  const rest: Buffer[] = []
  socket.on('data', (each: Buffer) => rest.push(each))
  socket.write(`${'a'.repeat(100_000)}POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n`)
  await once(socket, 'close')
  expect(first.toString()).toContain('refused')
  expect(rest).toEqual([])
})
