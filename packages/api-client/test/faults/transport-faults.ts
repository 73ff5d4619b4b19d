import { deflateSync, gzipSync } from 'node:zlib'

import { fine, lost, late, refused, unexpected, type Fault } from './fault.ts'
import { drips, floods, head, result, whole, writes, writesAndEnds, writesAndResets } from './responses.ts'

const jsonHead = (length: number | string, more = {}) =>
  head('200 OK', { 'content-type': 'application/json', 'content-length': String(length), ...more })
const chunkedHead = head('200 OK', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' })
const asChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const zipped = gzipSync(result)
const gzip = (body: Uint8Array) =>
  whole('200 OK', body, { 'content-type': 'application/json', 'content-encoding': 'gzip' })

const connections: Fault[] = [
  {
    name: 'reset before the request is read',
    gets: lost(),
    onConnection: (socket) => void socket.resetAndDestroy(),
  },
  { name: 'closed before the request is read', gets: lost(), onConnection: (socket) => void socket.end() },
  {
    name: 'reset instead of a response',
    gets: lost(),
    onRequest: ({ socket }) => void socket.resetAndDestroy(),
  },
  { name: 'closed instead of a response', gets: lost(), onRequest: ({ socket }) => void socket.end() },
  { name: 'closed in the status line', gets: lost(), onRequest: writesAndEnds('HTTP/1.1 2') },
  { name: 'reset in a header', gets: lost(), onRequest: writesAndResets('HTTP/1.1 200 OK\r\ncontent-ty') },
  {
    name: 'reset in the body',
    gets: lost(/^Incomplete response|^No response/),
    onRequest: writesAndResets(jsonHead(result.length) + result.slice(0, 9)),
  },
  {
    name: 'closed in the body',
    gets: lost(/^Incomplete response/),
    onRequest: writesAndEnds(jsonHead(result.length + 9), result),
  },
  { name: 'another protocol', gets: lost(), onRequest: writesAndEnds('SSH-2.0-OpenSSH_9.2\r\n') },
  {
    name: 'a switch of protocols',
    gets: lost(),
    onRequest: writes(head('101 Switching Protocols', { upgrade: 'x', connection: 'upgrade' })),
  },
]

const slow: Fault[] = [
  { name: 'no headers', gets: late('headers'), onRequest: () => undefined },
  {
    name: 'headers byte by byte',
    gets: late('headers'),
    onRequest: drips('HTTP/1.1 200 OK\r\n', 'a: b\r\n'),
  },
  { name: 'no body', gets: late('body'), onRequest: writes(jsonHead(result.length)) },
  {
    name: 'a body that stops',
    gets: late('body'),
    onRequest: writes(jsonHead(result.length), result.slice(0, 9)),
  },
  { name: 'a body byte by byte', gets: late('body'), onRequest: drips(chunkedHead, asChunk(' ')) },
  {
    name: 'a body without end',
    gets: late('body'),
    onRequest: floods(chunkedHead, asChunk(' '.repeat(16_384))),
  },
  {
    name: 'an error text without end',
    gets: refused(/^400: Bad Request$|^400: x{1,200}$/),
    onRequest: floods(head('400 Bad Request', { 'content-type': 'text/plain' }), 'x'.repeat(16_384)),
  },
  {
    name: 'an error body that stops',
    gets: late('body'),
    onRequest: writes(head('500 Oh', { 'content-length': '99' }), 'x'),
  },
]

const encodings: Fault[] = [
  { name: 'gzip', gets: fine, onRequest: writes(gzip(zipped)) },
  {
    name: 'gzip that is cut',
    gets: lost(/^Incomplete response/),
    onRequest: writes(gzip(zipped.subarray(0, zipped.length - 12))),
  },
  {
    name: 'gzip that is none',
    gets: lost(/^Incomplete response/),
    onRequest: writes(gzip(Buffer.from(result))),
  },
  {
    name: 'deflate',
    gets: fine,
    onRequest: writes(whole('200 OK', deflateSync(result), { 'content-encoding': 'deflate' })),
  },
  {
    name: 'an unknown encoding',
    gets: fine,
    onRequest: writes(whole('200 OK', result, { 'content-encoding': 'x-none' })),
  },
  {
    name: 'a chunk with an invalid size',
    gets: lost(/^Incomplete response|^No response/),
    onRequest: writes(chunkedHead, 'zz\r\n{}\r\n'),
  },
  {
    name: 'chunks without an end',
    gets: lost(/^Incomplete response/),
    onRequest: writesAndEnds(chunkedHead, asChunk(result)),
  },
  {
    name: 'chunks with trailers',
    gets: fine,
    onRequest: writes(chunkedHead, asChunk(result), '0\r\nx-sum: 1\r\n\r\n'),
  },
  {
    name: 'bytes after the body',
    gets: fine,
    onRequest: writesAndEnds(whole('200 OK', result), 'more bytes'),
  },
  { name: 'a byte-order mark', gets: fine, onRequest: writes(whole('200 OK', `\uFEFF${result}`)) },
  { name: 'UTF-16', gets: unexpected, onRequest: writes(whole('200 OK', Buffer.from(result, 'utf16le'))) },
]

/** What goes wrong on the way of a response, and what the user of the SDK gets. */
export const transportFaults: readonly Fault[] = [...connections, ...slow, ...encodings]
