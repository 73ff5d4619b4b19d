import type { RequestListener } from 'node:http'

/** Chunks of a body that may have any size, and bytes that the others have on average. */
const freeChunks = 1000
const leastBytes = 16

/**
 * Closes the connection of a request whose body arrives in chunks of a few bytes: each costs as much time as one of thousands of bytes, and
 * a packet has ten thousand of them.
 */
export function boundChunks(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers['transfer-encoding'] !== undefined) {
      const push = request.push.bind(request)
      let chunks = 0
      let bytes = 0
      // Node.js calls it for every chunk.
      request.push = (chunk: Buffer | null, encoding) => {
        if (chunk === null) return push(chunk, encoding)
        chunks++
        bytes += chunk.length
        if (chunks <= freeChunks || bytes >= chunks * leastBytes) return push(chunk, encoding)
        request.socket.destroy()
        return false
      }
    }
    listener(request, response)
  }
}
