import type { RequestListener } from 'node:http'

/**
 * Closes the connection of a client that takes nothing of a response for a time in milliseconds. A response that is still being made, such
 * as a stream between two events, has no such limit.
 */
export function boundResponses(listener: RequestListener, milliseconds: number): RequestListener {
  return (request, response) => {
    // Node.js calls it when the connection was idle; a write that goes on, however slowly, counts as use.
    const { socket } = request
    response.setTimeout(milliseconds, () => {
      if (response.writableLength > 0) socket.destroy()
      else socket.setTimeout(milliseconds)
    })
    listener(request, response)
  }
}
