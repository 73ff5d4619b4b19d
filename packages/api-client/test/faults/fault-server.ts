import { createServer, type AddressInfo, type Socket } from 'node:net'

/** One connection of a fault server, whose request has arrived whole. */
export interface Exchange {
  socket: Socket
  /** Number of the request, from 1. */
  nth: number
  /** Address of the server. */
  url: string
}

/** What a server does with a connection or with a request. */
export interface Misbehavior {
  /** Called for a new connection, before anything is read. */
  onConnection?: (socket: Socket) => void
  /** Called for each request. */
  onRequest?: (exchange: Exchange) => void
}

/** Returns the length of the first request in `text`; undefined until it is whole. */
function lengthOf(text: string): number | undefined {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = Number(/^content-length: (\d+)/im.exec(text.slice(0, head))?.[1] ?? 0)
  return text.length >= head + 4 + length ? head + 4 + length : undefined
}

/**
 * Starts a server that writes bytes instead of responses, so that it can break every rule of HTTP, on a free port until the test ends.
 * Returns its address and the requests that have arrived.
 */
export async function startFaultServer(
  { onConnection, onRequest }: Misbehavior,
  onTestFinished: (stop: () => void) => void,
): Promise<{ url: string; requests: string[] }> {
  const sockets = new Set<Socket>()
  const requests: string[] = []
  let url = ''
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    onConnection?.(socket)
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const length = lengthOf(text)
      if (length === undefined) return
      requests.push(text.slice(0, length))
      text = text.slice(length)
      onRequest?.({ socket, nth: requests.length, url })
    })
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, requests }
}

/** Returns the address of a server that was there and is no longer. */
export async function closedAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}
