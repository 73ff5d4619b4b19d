import { createServer, type AddressInfo, type LookupFunction, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'

import { extractPage } from './extract-page.ts'
import { fetchPage } from './fetch-page.ts'
import { countOpenPages, type OpenPage } from './open-pages.ts'
import { plainExtraction } from './plain-extraction.test-support.ts'

const lookup: LookupFunction = (_, options, callback) =>
  options.all === true
    ? callback(null, [{ address: '127.0.0.1', family: 4 }])
    : callback(null, '127.0.0.1', 4)

/** Fetches from a site that sends what `respond` writes to the connection. */
async function fetchFrom(
  respond: (socket: Socket) => void,
  timeoutSeconds = 20,
  page?: OpenPage,
  signal?: AbortSignal,
) {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => respond(socket))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return fetchPage(`http://site.example:${port}/`, {
    timeoutSeconds,
    caller: 'test',
    lookup,
    isAnyPort: true,
    signal,
    ...(page && { page }),
  })
}

const head = (type: string) => `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\nconnection: close\r\n\r\n`

const read = (page: { url: string; html: string }) => extractPage(plainExtraction(page))

const words = 'Enough words to make a sentence that is worth reading.'

test.each([
  ['text/html', `<!doctype html><title>T</title><p>${words}</p>`, 'T', words],
  ['text/html', `<head><title>T</title></head><p>${words}</p>`, 'T', words],
  ['text/html', `<!DOCTYPE html>\n<meta charset=utf-8><title>T</title><h2>H</h2><p>${words}`, 'T', words],
  ['text/html', words, '', words],
  ['text/html', `<!doctype html><html lang=en><title>T</title><p>${words}`, 'T', words],
  ['text/html', `<body><p>${words}</p></body>`, '', words],
  ['text/plain', `${words} a < b & c`, '', `${words} a < b & c`],
  ['application/json', '{"a": "<b>"}', '', '{"a": "<b>"}'],
  ['application/ld+json; charset=utf-8', '{"a": 1}', '', '{"a": 1}'],
  ['Text/HTML', `<title>T</title><p>${words}`, 'T', words],
  ['', `<title>T</title><p>${words}`, 'T', words],
])('a page of the type %s without a body tag is read: %s', async (type, body, title, content) => {
  const page = await fetchFrom((socket) => socket.end(head(type) + body))
  const extracted = read(page)
  expect(extracted).toMatchObject({ result: { title, content: expect.stringContaining(content) as string } })
})

test.each([
  ['text/html; charset=iso-8859-1', Buffer.from('<p>Grüße</p>', 'latin1')],
  ['text/html', Buffer.from('<meta charset="iso-8859-1"><p>Grüße</p>', 'latin1')],
  [
    'text/html',
    Buffer.from(
      '<meta http-equiv="content-type" content="text/html; charset=iso-8859-1"><p>Grüße</p>',
      'latin1',
    ),
  ],
  ['application/xml', Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><a>Grüße</a>', 'latin1')],
  ['text/plain', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Grüße', 'utf16le')])],
  ['text/plain; charset=unheard-of', Buffer.from('Grüße')],
  ['text/html', Buffer.from('<meta charset="utf-16"><p>Grüße</p>')],
])('the encoding of a page is found: %s', async (type, body) => {
  const page = await fetchFrom((socket) => {
    socket.write(head(type))
    socket.end(body)
  })
  expect(page.html).toContain('Grüße')
})

test('a page that stops in the middle is not taken for whole', async () => {
  const late = fetchFrom((socket) => socket.write(`${head('text/html')}<p>The first half`), 1)
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' })
  const cut = fetchFrom((socket) =>
    socket.write(`${head('text/html')}<p>The first`, () => socket.resetAndDestroy()),
  )
  await expect(cut).rejects.toMatchObject({ name: 'AssertionFailureError' })
})

test('a site that changes the protocol is a failure at once', async () => {
  const changed = fetchFrom((socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\nabc'),
  )
  await expect(changed).rejects.toThrow('101')
})

test('other ports than those of web sites are refused', async () => {
  for (const port of [22, 25, 81, 6379, 8080])
    await expect(
      fetchPage(`http://203.0.113.1.example:${port}/`, { timeoutSeconds: 1, caller: 'test', lookup }),
    ).rejects.toThrow('ports 80 and 443')
})

test.each(['gzip, gzip', 'zstd', 'unknown'])(
  'a page in an encoding that is not read is refused in words: %s',
  async (encoding) => {
    const answer = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: ${encoding}\r\nconnection: close\r\n\r\n`
    await expect(fetchFrom((socket) => socket.end(`${answer}${words}`))).rejects.toThrow('encoding')
  },
)

test('open pages count by their unpacked bytes, and make room for the pages of others', async () => {
  const pages = countOpenPages({ process: 9_000_000, client: 6_000_000 })
  const packed = gzipSync(`<p>${words.repeat(80_000)}</p>`)
  expect(packed.length).toBeLessThan(50_000)
  const headers = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: gzip\r\n\r\n'
  /** A site that does not send the end of its page. */
  const hold = (owner: string) =>
    fetchFrom(
      (socket) => {
        socket.write(headers)
        socket.write(packed.subarray(0, -9))
      },
      20,
      pages.open(owner),
    ).then(
      () => 'read',
      (error: Error) => error.message,
    )
  const held = [hold('mallory'), hold('mallory')]
  expect(await Promise.race(held)).toContain('Too many large pages')
  const good = fetchFrom(
    (socket) => socket.end(`${head('text/html')}<p>${words.repeat(100_000)}</p>`),
    20,
    pages.open('ada'),
  )
  expect((await good).html).toContain(words)
  expect(await Promise.all(held)).toEqual(
    Array(2).fill('Too many large pages are being read right now. Try again in a moment.'),
  )
})

test('a page is given up, and its connection closed, when its client leaves', async () => {
  const client = new AbortController()
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const page = fetchFrom(
    (socket) => {
      socket.once('close', () => resolve())
      socket.write(`${head('text/html')}<p>${words}`)
      client.abort()
    },
    20,
    undefined,
    client.signal,
  )
  await expect(page).rejects.toThrow()
  await closed
})
