import type { Server } from 'node:http'
import { serve } from '@hono/node-server'

import type { Part } from '../parts.ts'

/** Longest wait for open requests on stop, in milliseconds; then their connections are closed. */
const drainMilliseconds = 10_000

/** Limits for clients that open connections and send nothing, or send slowly. */
const bounds = {
  /** Milliseconds from the opening of a connection, or the end of its last request, to the end of the next headers. */
  headersTimeout: 10_000,
  /** Milliseconds for a whole request: enough for the largest body over a slow line. */
  requestTimeout: 60_000,
  /** Milliseconds between two checks of the timeouts. */
  connectionsCheckingInterval: 1000,
  /** Concurrent connections; further ones are closed. */
  maxConnections: 2000,
}

export interface Listener extends Part {
  /** The port in use: the requested one, or a free one for 0. */
  port: number
  /** Accepts no new connection and waits for the open requests, up to `drainMilliseconds`. */
  stop(): Promise<void>
}

interface Fetcher {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>
}

/** Serves an app on loopback, within the limits for slow requests and connections. Throws an Error with a readable message if the port is taken. */
export function listen(
  app: Fetcher,
  port: number,
  name: string,
  changed: Partial<typeof bounds> = {},
): Promise<Listener> {
  const { maxConnections, ...serverOptions } = { ...bounds, ...changed }
  const options = { fetch: app.fetch as never, port, hostname: '127.0.0.1', serverOptions }
  return new Promise((resolve, reject) => {
    const server = serve(options, (info) =>
      resolve({
        port: info.port,
        stop: () =>
          new Promise((done) => {
            const force = setTimeout(() => server.closeAllConnections(), drainMilliseconds)
            // A connection that its client keeps open becomes idle only after the response to its last request.
            const idle = setInterval(() => server.closeIdleConnections(), 20)
            server.close(() => {
              clearTimeout(force)
              clearInterval(idle)
              done()
            })
            server.closeIdleConnections()
          }),
      }),
    ) as Server
    server.maxConnections = maxConnections
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} (${name}) is in use. End the program that uses it, or set another port.`)
          : error,
      ),
    )
  })
}
