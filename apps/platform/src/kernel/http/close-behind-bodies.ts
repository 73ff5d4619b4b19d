import type { IncomingMessage, RequestListener } from 'node:http'

/** What is read of the rest of a body behind its response. */
export interface RestBounds {
  milliseconds: number
  /** Bytes. */
  most: number
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Ends our side of a connection, and reads and drops what its client still sends of a body. */
function dropRest(request: IncomingMessage, { milliseconds, most }: RestBounds): void {
  const { socket } = request
  const close = () => socket.destroy()
  const timer = setTimeout(close, milliseconds)
  socket.once('close', () => clearTimeout(timer))
  let bytes = 0
  // Who began to read the body would pause it. Of a body that nobody reads, Node.js drops the rest without telling.
  request.removeAllListeners('data').read()
  request.on('data', ({ length }: Buffer) => {
    bytes += length
    if (bytes > most) close()
  })
  request.once('end', close)
  request.resume()
  socket.end()
}

/**
 * Closes the connection when a request is answered before its whole body has arrived, for example because it is refused. The response
 * announces it with `connection: close`; otherwise the client's next request would fail. The rest of the body is read, within bounds:
 * closing while the client still sends resets the connection, and the client may lose the response.
 */
export function closeBehindBodies(listener: RequestListener, rest: RestBounds): RequestListener {
  return (request, response) => {
    if (!hasBody(request)) return listener(request, response)
    const { socket } = request
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => typeof response
    response.writeHead = (...given: unknown[]) => {
      if (!request.complete) {
        response.setHeader('connection', 'close')
        const destroySoon = socket.destroySoon.bind(socket)
        let isDropping = false
        // Node.js calls it behind the last response of a connection.
        socket.destroySoon = () => {
          if (!isDropping) destroySoon()
        }
        response.prependOnceListener('finish', () => {
          if (request.complete || request.destroyed) return
          isDropping = true
          dropRest(request, rest)
        })
      }
      return writeHead(...given)
    }
    // Node.js hands a request on before it looks at the body, which most often came in the same packet.
    setImmediate(() => {
      if (!socket.destroyed) listener(request, response)
    })
  }
}
