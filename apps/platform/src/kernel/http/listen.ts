import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { BlockList } from 'node:net'
import { serve } from '@hono/node-server'
import { brand } from '@search-foundation/content/brand'

import type { Part } from '../parts.ts'
import { boundBodies } from './bound-bodies.ts'
import { boundClients, boundPipelining } from './bound-connections.ts'
import { boundResponses } from './bound-responses.ts'
import { closeBehindBodies } from './close-behind-bodies.ts'
import { guardRequests } from './guard-requests.ts'
import { isForLocalHost } from './local-requests.ts'

/** Limits for clients that open connections and send nothing, or send slowly. */
const bounds = {
  /** Milliseconds from the opening of a connection, or the end of its last request, to the end of the next headers. */
  headersTimeout: 10_000,
  /** Milliseconds for a whole request: enough for the largest body over a slow line. */
  requestTimeout: 60_000,
  /** Milliseconds in which a client takes nothing of a response until its connection is closed. */
  responseTimeout: 60_000,
  /** Bytes of responses that wait until their clients take them. */
  maxWaitingBytes: 200_000_000,
  /** Milliseconds between two checks of the timeouts. */
  connectionsCheckingInterval: 1000,
  /** Concurrent connections; further ones are closed. */
  maxConnections: 2000,
  /** Concurrent connections of one client; further ones are closed. */
  maxClientConnections: 400,
  /** Requests of one connection whose responses are not yet taken; with one more it is closed. */
  maxPipelinedRequests: 16,
  /** Bytes of the bodies of concurrent requests, and of those of one client. Beyond them a request gets 503. */
  maxOpenBytes: 1_000_000_000,
  maxClientOpenBytes: 250_000_000,
  /** Milliseconds and bytes for which the rest of a body is read behind its response, so that a client that sends before it reads gets it. */
  restTimeout: 10_000,
  maxRestBytes: 64_000_000,
}

export interface ListenOptions extends Partial<typeof bounds> {
  /** Proxies whose connections are not limited, since they are those of many clients. */
  trustedProxies?: BlockList
  /** Address of the network interface; loopback by default. */
  host?: string
  /** Origin under which clients reach this port, besides the names of this machine. */
  publicUrl?: string | undefined
  /** Address of the documentation. */
  docsUrl?: string
  /** Longest wait for open requests on stop; then their connections are closed. */
  drainSeconds?: number
}

export interface Listener extends Part {
  /** The port in use: the requested one, or a free one for 0. */
  port: number
  /** Accepts no new connection and waits for the open requests, up to `drainSeconds`. */
  stop(): Promise<void>
}

interface Fetcher {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>
}

/** Serves an app, within the limits for slow requests and connections. Throws an Error with a readable message if the port is taken. */
export function listen(
  app: Fetcher,
  port: number,
  name: string,
  {
    trustedProxies = new BlockList(),
    host = '127.0.0.1',
    drainSeconds = 10,
    publicUrl,
    docsUrl = `${brand.hosts.site}/docs`,
    ...changed
  }: ListenOptions = {},
): Promise<Listener> {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host
  // Another interface is reached under names that only its network knows.
  const isOurs = (asked: string | undefined) =>
    !isForLocalHost(host) || isForLocalHost(asked) || (asked !== undefined && asked === publicHost)
  const {
    maxConnections,
    maxClientConnections,
    maxPipelinedRequests,
    maxOpenBytes: most,
    maxClientOpenBytes: mostOfClient,
    responseTimeout,
    maxWaitingBytes,
    restTimeout,
    maxRestBytes,
    ...serverOptions
  } = { ...bounds, ...changed }
  const bodies = { most, mostOfClient, trustedProxies }
  const responses = { milliseconds: responseTimeout, most: maxWaitingBytes }
  const rest = { milliseconds: restTimeout, most: maxRestBytes }
  const bounded = (listener: RequestListener) => {
    const guarded = closeBehindBodies(guardRequests(listener, isOurs, docsUrl), rest)
    return boundPipelining(boundResponses(boundBodies(guarded, bodies), responses), maxPipelinedRequests)
  }
  const options = {
    fetch: app.fetch as never,
    port,
    hostname: host,
    serverOptions,
    createServer: ((given: ServerOptions, listener: RequestListener) =>
      createServer(given, bounded(listener))) as typeof createServer,
  }
  return new Promise((resolve, reject) => {
    const server = serve(options, (info) =>
      resolve({
        port: info.port,
        stop: () =>
          new Promise((done) => {
            const force = setTimeout(() => server.closeAllConnections(), drainSeconds * 1000)
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
    boundClients(server, maxClientConnections, trustedProxies)
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} (${name}) is in use. End the program that uses it, or set another port.`)
          : error,
      ),
    )
  })
}
