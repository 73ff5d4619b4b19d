import type { Server } from 'node:http'
import { serve } from '@hono/node-server'

/** How long open requests may take to end before they are cut. */
const DRAIN_MILLISECONDS = 10_000

export interface Listener {
  /** The port in use; the one asked for, or a free one when 0 was asked. */
  port: number
  /** Takes no new connection and answers once the open requests are done, or after `DRAIN_MILLISECONDS`. */
  close(): Promise<void>
}

interface Fetcher {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>
}

/** Serves an app on loopback. Throws an Error in plain words when the port is taken. */
export function listen(app: Fetcher, port: number, name: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch as never, port, hostname: '127.0.0.1' }, (info) =>
      resolve({
        port: info.port,
        close: () =>
          new Promise((done) => {
            const force = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS)
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
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} (${name}) is in use. End the program that uses it, or set another port.`)
          : error,
      ),
    )
  })
}
