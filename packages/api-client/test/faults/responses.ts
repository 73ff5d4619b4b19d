import type { Exchange } from './fault-server.ts'

type Headers = Readonly<Record<string, string>>

/** What a healthy service returns for the call of the tests. */
export const result = '{"model":"m","object":"list","results":[],"usage":{"total_tokens":1}}'

/** The head of a response, with the empty line at its end. */
export const head = (status: string, headers: Headers = {}): string =>
  `HTTP/1.1 ${status}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

const json: Headers = { 'content-type': 'application/json' }

/** A whole response with the right length. */
export function whole(status: string, body: string | Uint8Array, headers: Headers = json): Buffer {
  const bytes = Buffer.from(body)
  return Buffer.concat([
    Buffer.from(head(status, { 'content-length': String(bytes.length), ...headers })),
    bytes,
  ])
}

/** Writes the same response to every request. */
export const writes =
  (...chunks: (string | Uint8Array)[]) =>
  ({ socket }: Exchange): void =>
    chunks.forEach((chunk) => socket.write(chunk))

/** Writes a response and closes the connection in order (FIN). */
export const writesAndEnds =
  (...chunks: (string | Uint8Array)[]) =>
  (exchange: Exchange): void => {
    writes(...chunks)(exchange)
    exchange.socket.end()
  }

/** Writes a part of a response, and resets the connection (RST) once the part has left. */
export const writesAndResets =
  (chunk: string) =>
  ({ socket }: Exchange): void =>
    void socket.write(chunk, () => socket.resetAndDestroy())

/** Responds with a failure first, and then as a healthy service. */
export const onceThen =
  (failure: string | Uint8Array) =>
  ({ socket, nth }: Exchange): void =>
    void socket.write(nth === 1 ? failure : whole('200 OK', result))

/** Writes a chunk again and again, without an end. */
export function floods(start: string, chunk: string) {
  return ({ socket }: Exchange): void => {
    socket.write(start)
    const timer = setInterval(() => socket.write(chunk), 5)
    socket.on('close', () => clearInterval(timer))
  }
}

/** Writes a text byte by byte, and never comes to its end. */
export function drips(start: string, rest: string) {
  return ({ socket }: Exchange): void => {
    socket.write(start)
    let position = 0
    const timer = setInterval(() => socket.write(rest[position++ % rest.length] as string), 20)
    socket.on('close', () => clearInterval(timer))
  }
}
