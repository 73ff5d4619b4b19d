import type { Server } from 'node:http'
import { serve } from '@hono/node-server'

import type { Part } from '../parts.ts'

/** How long open requests may take to end before they are cut. */
const drainMilliseconds = 10_000

/** How long and how often clients may keep the server busy without asking for anything. */
const bounds = {
  /** Milliseconds from the opening of a connection, or the end of its last request, to the end of the next headers. */
  headersTimeout: 10_000,
  /** Milliseconds for a whole request: the largest body over a slow line. */
  requestTimeout: 60_000,
  /** How often the two are looked at. */
  connectionsCheckingInterval: 1000,
  /** Connections at once; those beyond are closed. */
  maxConnections: 2000,
}

export interface Listener extends Part {
  /** The port in use; the one asked for, or a free one when 0 was asked. */
  port: number
  /** Accepts no new connection and waits for the open requests, up to `drainMilliseconds`. */
  stop(): Promise<void>
}

interface Fetcher {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>
}

/** Serves an app on loopback; slow requests are cut and connections counted. Throws an Error in plain words when the port is taken. */
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
            // A connection that its client keeps open turns idle only when its last request is answered.
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
