import type { RequestListener, ServerResponse } from 'node:http'

import { networkOf } from './client-address.ts'

/** Responses of which fewer bytes wait are not counted. */
const leastBytes = 64 * 1024

export interface ResponseBounds {
  /** Milliseconds in which a client takes nothing of a response until its connection is closed. */
  milliseconds: number
  /** Bytes of all responses that wait in memory until their clients take them. */
  most: number
}

const waitingBytes = (responses: Iterable<ServerResponse>): number =>
  [...responses].reduce((sum, { writableLength }) => sum + writableLength, 0)

/**
 * Bounds the responses that clients do not take. A client that takes nothing for a time loses its connection; a response that is still
 * being made, such as a stream between two events, has no such limit. When too many bytes wait, the client of most of them loses the
 * connection of its oldest large response, so that who reads slowly does not fill the memory.
 */
export function boundResponses(
  listener: RequestListener,
  { milliseconds, most }: ResponseBounds,
): RequestListener {
  const large = new Set<ServerResponse>()

  function makeRoom(): void {
    while (waitingBytes(large) > most) {
      const clients = Map.groupBy(large, ({ req }) => networkOf(req.socket.remoteAddress))
      const [heaviest] = [...clients.values()].toSorted(
        (one, other) => waitingBytes(other) - waitingBytes(one),
      )
      const oldest = heaviest?.find(({ writableLength }) => writableLength > 0)
      if (oldest === undefined) return
      large.delete(oldest)
      oldest.req.socket.destroy()
    }
  }
  /** Counts a response when more of it was written. */
  function count(response: ServerResponse): void {
    if (response.writableLength < leastBytes) return
    large.add(response)
    makeRoom()
  }

  return (request, response) => {
    // Node.js calls it when the connection was idle; a write that goes on, however slowly, counts as use.
    const { socket } = request
    response.setTimeout(milliseconds, () => {
      if (response.writableLength > 0) socket.destroy()
      else socket.setTimeout(milliseconds)
    })
    const write = response.write.bind(response) as (...given: unknown[]) => boolean
    const end = response.end.bind(response) as (...given: unknown[]) => typeof response
    response.write = (...given: unknown[]) => {
      const hasRoom = write(...given)
      count(response)
      return hasRoom
    }
    response.end = (...given: unknown[]) => {
      end(...given)
      count(response)
      return response
    }
    response.once('close', () => large.delete(response))
    listener(request, response)
  }
}
