import { once } from 'node:events'
import { BlockList, connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'

import { eventually, startTestPlatform } from '../../platform.test-support.ts'
import { listen, type ListenOptions } from './listen.ts'

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => {
    socket.destroy()
  })
  return socket
}

/** Returns everything that the server sends until it closes the connection, which may interrupt a write. */
function untilEnded(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (part: Buffer) => (text += part.toString()))
  return new Promise((resolve) => {
    if (socket.closed) resolve(text)
    else socket.on('close', () => resolve(text))
  })
}

/** A server that reads bodies, with bounds as short as a test wants them. */
async function impatient(changed: ListenOptions = {}): Promise<number> {
  const app = new Hono()
  app.get('/', (context) => context.text('here'))
  app.post('/', async (context) => context.text(await context.req.text().catch(() => 'cut')))
  const short = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 }
  const listener = await listen(app, 0, 'test', { ...short, ...changed })
  onTestFinished(() => listener.stop())
  return listener.port
}

test('a connection that sends nothing, or its headers or body byte by byte, is closed', async () => {
  const port = await impatient()
  const silent = open(port)
  const [slowHeaders, halfHeaders] = [open(port), open(port)]
  const [slowBody, halfBody] = [open(port), open(port)]
  const dripping = setInterval(() => {
    slowHeaders.write('a')
    slowBody.write('a')
  }, 10)
  onTestFinished(() => clearInterval(dripping))
  for (const socket of [slowHeaders, halfHeaders])
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  for (const socket of [slowBody, halfBody])
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n\r\n')
  const said = await Promise.all([halfHeaders, halfBody, silent, slowHeaders, slowBody].map(untilEnded))
  // A client that is still writing may find the connection closed before it reads the response.
  expect(said[0]).toMatch(/^HTTP\/1\.1 408/)
  expect(said[1]).toMatch(/^HTTP\/1\.1 408/)
  // On a busy machine, a request of ours may be too slow for these bounds, too.
  await eventually(
    () => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text()),
    (text) => text === 'here',
  )
})

test('of 1000 silent connections those beyond the limit are closed, and a freed place is used again', async () => {
  const port = await impatient({ headersTimeout: 60_000, requestTimeout: 60_000, maxConnections: 100 })
  const sockets = Array.from({ length: 1000 }, () => open(port))
  const isOpen = (socket: Socket) => !socket.closed
  await eventually(
    () => Promise.resolve(sockets.filter(isOpen).length),
    (left) => left <= 100,
  )
  const left = sockets.filter(isOpen)
  expect(left).toHaveLength(100)
  left[0]?.destroy()
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.status,
      () => 'closed',
    )
  expect(await eventually(ask, (status) => status === 200)).toBe(200)
})

test('one client may open a number of connections, a trusted proxy any number', async () => {
  const patient = { headersTimeout: 60_000, requestTimeout: 60_000, maxClientConnections: 5 }
  const port = await impatient(patient)
  const sockets = Array.from({ length: 20 }, () => open(port))
  const isOpen = (socket: Socket) => !socket.closed
  await eventually(
    () => Promise.resolve(sockets.filter(isOpen).length),
    (left) => left <= 5,
  )
  expect(sockets.filter(isOpen)).toHaveLength(5)
  const trustedProxies = new BlockList()
  trustedProxies.addAddress('127.0.0.1')
  const behindProxy = await impatient({ ...patient, trustedProxies })
  await Promise.all(Array.from({ length: 20 }, () => once(open(behindProxy), 'connect')))
  expect(await (await fetch(`http://127.0.0.1:${behindProxy}/`)).text()).toBe('here')
})

test('connections dropped in mid-request are no failure, and the platform goes on', async () => {
  const platform = await startTestPlatform()
  const port = platform.ports.platform
  const key = await platform.trialKey()
  const form = 'cf-turnstile-response=none'
  const json = JSON.stringify({ model: 'jina-embeddings-v3', input: 'three small words' })
  // Each of these reads its body in another way: as JSON, under a name, as a form, as text.
  const requests = [
    { path: '/v1/embeddings', type: 'application/json', body: json },
    { path: '/v1/embeddings', type: 'application/json', body: json, header: 'idempotency-key: one\r\n' },
    { path: '/trial', type: 'application/x-www-form-urlencoded', body: form },
    { path: '/v1/bulk-embeddings', type: 'multipart/form-data; boundary=cut', body: '--cut\r\n' },
    { path: '/webhooks/stripe', type: 'application/json', body: json },
  ]
  for (const { path, type, body, header = '' } of requests) {
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${key}\r\n${header}content-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`
    const whole = head + body
    const cuts = [10, head.length - 2, head.length, head.length + 5, whole.length]
    await Promise.all(
      cuts.flatMap((cut) =>
        Array.from({ length: 10 }, async () => {
          const socket = open(port)
          await once(socket, 'connect')
          await new Promise((resolve) => socket.write(whole.slice(0, cut), resolve))
          socket.destroy()
        }),
      ),
    )
  }
  expect((await platform.get('/ready')).status).toBe(200)
  const figures = await (await platform.get('/metrics')).text()
  expect(figures).not.toMatch(/^platform_http_requests_total\{.*status="5\d\d"/m)
})

test('a body over the limit is rejected, with and without a content length', async () => {
  const platform = await startTestPlatform()
  const part = new Uint8Array(1024 * 1024)
  let parts = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (parts++ === 13) controller.close()
      else controller.enqueue(part)
    },
  })
  const url = `${platform.url}/v1/embeddings`
  const headers = { authorization: `Bearer ${await platform.trialKey()}`, 'content-type': 'application/json' }
  const told = await fetch(url, { method: 'POST', headers, body: new Uint8Array(13 * part.length) })
  expect(told.status).toBe(413)
  expect(await told.json()).toMatchObject({
    detail: 'The request body is too large: at most 12582912 bytes are read.',
  })
  const untold = await fetch(url, { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit)
  expect(untold.status).toBe(413)
})
