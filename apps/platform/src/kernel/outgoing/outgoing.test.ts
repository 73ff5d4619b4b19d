import { createServer, type AddressInfo, type LookupFunction, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

import { systemResolver } from './resolve-name.ts'
import { siteFetch } from './site-fetch.ts'
import { createTurns } from './turns.ts'

const lookup: LookupFunction = (_, options, callback) =>
  options.all === true
    ? callback(null, [{ address: '127.0.0.1', family: 4 }])
    : callback(null, '127.0.0.1', 4)

/** A server on loopback that responds by writing to the connection. */
async function startServer(respond: (socket: Socket) => void) {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    socket.once('data', () => respond(socket))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return { url: new URL(`http://site.example:${(server.address() as AddressInfo).port}/`), open }
}

/** Writes a part again and again, as fast as it is taken, until the connection ends. */
function flood(socket: Socket, part: string): void {
  const more = () => {
    if (socket.destroyed) return
    if (socket.write(part)) setImmediate(more)
    else socket.once('drain', more)
  }
  more()
}

const head = 'HTTP/1.1 200 OK\r\n'

test.each<[string, (socket: Socket) => void]>([
  ['is silent', () => undefined],
  [
    'switches protocols',
    (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  ],
  [
    'answers 101 without naming a protocol',
    (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  ],
  ['sends 100 without end', (socket) => flood(socket, 'HTTP/1.1 100 Continue\r\n\r\n')],
  ['sends 103 without end', (socket) => flood(socket, 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n')],
  ['sends headers without end', (socket) => (socket.write(head), flood(socket, 'x: y\r\n'))],
  ['sends one header without end', (socket) => (socket.write(`${head}x: `), flood(socket, 'y'.repeat(100)))],
  ['sends a body without end', (socket) => (socket.write(`${head}\r\n`), flood(socket, 'y'.repeat(1000)))],
  ['stops in its body', (socket) => socket.write(`${head}content-length: 10\r\n\r\nhalf`)],
])('a call to a site that %s ends in its time, and its connection with it', async (_, respond) => {
  const { url, open } = await startServer(respond)
  const options = { owner: 'test', networks: 'any', seconds: 0.5, maxBytes: 1e6, lookup } as const
  await expect(siteFetch(url, {}, options).then((response) => response.text())).rejects.toThrow()
  await expect.poll(() => open.size).toBe(0)
})

test('a call ends when its process has no more time', async () => {
  const { url, open } = await startServer(() => undefined)
  const ending = new AbortController()
  const options = { owner: 'test', networks: 'any', seconds: 60, maxBytes: 1e6, lookup } as const
  const call = siteFetch(url, {}, { ...options, ending: ending.signal })
  await expect.poll(() => open.size).toBe(1)
  ending.abort()
  await expect(call).rejects.toThrow()
  await expect.poll(() => open.size).toBe(0)
})

test('a name that is not resolved holds a call no longer than its time', async () => {
  const never: LookupFunction = () => undefined
  const options = { owner: 'test', seconds: 0.2, maxBytes: 1e6, lookup: never } as const
  const call = siteFetch(new URL('http://silent.example/'), {}, options)
  await expect(call).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }) as Error)
})

test('twenty requests of all owners go to a host at a time, and the next begins when one has its whole response', async () => {
  const waiting: Socket[] = []
  let most = 0
  let isOpen = false
  const answer = (socket: Socket) =>
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: keep-alive\r\n\r\nok')
  const { url } = await startServer((socket) => {
    if (isOpen) return answer(socket)
    waiting.push(socket)
    most = Math.max(most, waiting.length)
  })
  const options = { networks: 'any', seconds: 60, maxBytes: 1e6, lookup } as const
  const calls = Array.from({ length: 25 }, (_, index) =>
    siteFetch(url, {}, { ...options, owner: `owner ${index}` }).then((response) => response.text()),
  )
  await expect.poll(() => waiting.length).toBe(20)
  const late = siteFetch(url, {}, { ...options, owner: 'late', seconds: 0.1 })
  await expect(late).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }) as Error)
  expect(most).toBe(20)
  const elsewhere = siteFetch(new URL(url.href.replace('site.', 'other.')), {}, { ...options, owner: 'x' })
  await expect.poll(() => waiting.length).toBe(21)
  isOpen = true
  for (const socket of waiting) answer(socket)
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['ok']))
  expect((await elsewhere).status).toBe(200)
})

test('an owner has few turns at a time, and other owners have theirs', async () => {
  const take = createTurns(2)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (owner: string) =>
    take(owner, () => {
      begun.push(owner)
      return new Promise<void>((end) => ends.push(end))
    })
  const all = [work('a'), work('a'), work('a'), work('b')]
  await expect.poll(() => begun).toEqual(['a', 'a', 'b'])
  ends[0]?.()
  await expect.poll(() => begun).toEqual(['a', 'a', 'b', 'a'])
  for (const end of ends) end()
  await Promise.all(all)
})

test('requests for one name of the configuration share a look-up, and each is asked for again afterwards', async () => {
  const asked: string[] = []
  const resolve = systemResolver((name) => {
    asked.push(name)
    return Promise.resolve([{ address: '192.0.2.1', family: 4 }])
  })
  await Promise.all([resolve('mail.example'), resolve('mail.example'), resolve('payments.example')])
  expect(asked).toEqual(['mail.example', 'payments.example'])
  await resolve('mail.example')
  expect(asked).toHaveLength(3)
})
