import type { IncomingMessage, RequestListener } from 'node:http'
import type { BlockList } from 'node:net'

import { isListed, networkOf } from './client-address.ts'

/** Chunks of a body that may have any size, and bytes that the others have on average. */
const freeChunks = 1000
const leastBytes = 16

/** Bytes of bodies that are in memory at the same time. */
export interface BodyBounds {
  most: number
  /** Of one client; trusted proxies, which send those of many clients, have no such limit. */
  mostOfClient: number
  trustedProxies: BlockList
}

/** Calls `take` with the size of each part of a body as it arrives. When it returns false, the rest of the body is not taken. */
function onParts(request: IncomingMessage, take: (bytes: number) => boolean): void {
  const push = request.push.bind(request)
  // Node.js calls it for every part.
  request.push = (part: Buffer | null, encoding) =>
    part === null || take(part.length) ? push(part, encoding) : false
}

const refusal =
  'HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'

/**
 * Closes connections whose bodies take too much: those in chunks of a few bytes, of which each costs as much time as one of thousands of
 * bytes, and those that arrive while the bodies of other requests fill the memory. The latter get 503.
 */
export function boundBodies(
  listener: RequestListener,
  { most, mostOfClient, trustedProxies }: BodyBounds,
): RequestListener {
  const ofClients = new Map<string, number>()
  let ofAll = 0
  return (request, response) => {
    const { socket, headers } = request
    const isChunked = headers['transfer-encoding'] !== undefined
    if (!isChunked && headers['content-length'] === undefined) return listener(request, response)
    const { remoteAddress = '' } = socket
    const client = networkOf(remoteAddress)
    const isProxy = isListed(trustedProxies, remoteAddress)
    let isOpen = true
    let chunks = 0
    let read = 0
    let bytes = 0
    const count = (added: number) => {
      bytes += added
      ofAll += added
      const left = (ofClients.get(client) ?? 0) + added
      if (left > 0) ofClients.set(client, left)
      else ofClients.delete(client)
      return ofAll <= most && (isProxy || left <= mostOfClient)
    }
    onParts(request, (length) => {
      // The rest of a body after its response is read and dropped.
      if (socket.destroyed || (socket.writableEnded && isOpen)) return false
      chunks++
      read += length
      if (isOpen && !count(length)) {
        socket.end(refusal, () => socket.destroy())
        return false
      }
      if (!isChunked || chunks <= freeChunks || read >= chunks * leastBytes) return true
      socket.destroy()
      return false
    })
    response.once('close', () => {
      isOpen = false
      count(-bytes)
    })
    listener(request, response)
  }
}
