import type { RequestListener, Server } from 'node:http'
import type { BlockList, Socket } from 'node:net'

import { isListed, networkOf } from './client-address.ts'

/** Closes connections of a client that has `most` open ones. Trusted proxies hold connections for many clients and are not counted. */
export function boundClients(server: Server, most: number, trustedProxies: BlockList): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isListed(trustedProxies, remoteAddress)) return
    const client = networkOf(remoteAddress)
    const count = open.get(client) ?? 0
    if (count >= most) return void socket.destroy()
    open.set(client, count + 1)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
  })
}

/**
 * Closes a connection with many parsed requests. Node.js makes an error for each of them, and without this a stack for each error, which takes
 * most of the time of the whole attack.
 */
function cutOff(socket: Socket): void {
  let limit = Error.stackTraceLimit
  socket.prependOnceListener('close', () => {
    limit = Error.stackTraceLimit
    Error.stackTraceLimit = 0
  })
  socket.once('close', () => {
    Error.stackTraceLimit = limit
  })
  socket.destroy()
}

const hasEnded = (socket: Socket): boolean => socket.destroyed || socket.writableEnded

/**
 * Starts a request of a connection once the response to the one before is taken, and closes a connection that sends more than `most`
 * requests ahead. Node.js parses a whole packet before it looks at the responses, so a few kilobytes of pipelined requests would otherwise
 * start thousands of responses at once.
 */
export function boundPipelining(listener: RequestListener, most: number): RequestListener {
  /** What each connection with a request under way has sent ahead. */
  const waiting = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    // The rest of a packet whose connection was closed, or what a client sends behind its last response.
    if (hasEnded(socket)) return
    const queue = waiting.get(socket)
    if (queue !== undefined && queue.length >= most - 1) return cutOff(socket)
    const start = () => {
      response.once('close', () => {
        const next = hasEnded(socket) ? undefined : waiting.get(socket)?.shift()
        if (next === undefined) waiting.delete(socket)
        else next()
      })
      listener(request, response)
    }
    if (queue !== undefined) return void queue.push(start)
    waiting.set(socket, [])
    start()
  }
}
