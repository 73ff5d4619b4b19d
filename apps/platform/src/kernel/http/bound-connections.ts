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
 * Closes a connection that sends more than `most` requests before their responses are taken. Node.js parses a whole packet before it
 * looks at the responses, so a few kilobytes of pipelined requests would otherwise start thousands of responses at once.
 */
export function boundPipelining(listener: RequestListener, most: number): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    // The rest of a packet whose connection was closed.
    if (socket.destroyed) return
    const count = waiting.get(socket) ?? 0
    if (count >= most) return void socket.destroy()
    waiting.set(socket, count + 1)
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    listener(request, response)
  }
}
