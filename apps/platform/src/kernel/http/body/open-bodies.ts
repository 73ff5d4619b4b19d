import { ApiFailure } from '../api-failure.ts'

/** Longest wait for the bodies of others, in milliseconds, and most bodies that wait. */
const longestWaitMilliseconds = 10_000
const mostWaiting = 500

export interface OpenBodyLimits {
  /** Bytes of all open bodies. */
  process: number
  /** Bytes of those of one client. */
  client: number
}

/** Gives the bytes of a body back, in whole or all but `kept`. */
export type GiveBack = (kept?: number) => void

export interface OpenBodies {
  /** Takes room for a body; waits for it. Throws `ApiFailure` 503 with `Retry-After` when that takes too long or too many wait. */
  take(client: string, bytes: number): Promise<GiveBack>
}

interface Waiting {
  client: string
  bytes: number
  start: (giveBack: GiveBack) => void
}

const busy = () =>
  new ApiFailure(503, 'Too many large requests are arriving. Try again in a moment.', {
    'retry-after': '5',
  })

/**
 * Counts the bytes of open bodies, in all and by client. A body beyond the limits waits until others are done; those of a client at its
 * limit do not delay those of others. A body alone is always read.
 */
export function countOpenBodies({ process: most, client: mostOfClient }: OpenBodyLimits): OpenBodies {
  const ofClients = new Map<string, number>()
  let ofAll = 0
  const waiting = new Set<Waiting>()

  function add(client: string, bytes: number): void {
    ofAll += bytes
    const left = (ofClients.get(client) ?? 0) + bytes
    if (left > 0) ofClients.set(client, left)
    else ofClients.delete(client)
  }
  function fits(client: string, bytes: number): boolean {
    const own = ofClients.get(client) ?? 0
    return (ofAll === 0 || ofAll + bytes <= most) && (own === 0 || own + bytes <= mostOfClient)
  }
  function startNext(): void {
    for (const next of waiting) {
      if (!fits(next.client, next.bytes)) continue
      waiting.delete(next)
      next.start(open(next.client, next.bytes))
    }
  }
  function open(client: string, bytes: number): GiveBack {
    let held = bytes
    add(client, bytes)
    return (kept = 0) => {
      const given = Math.max(0, held - kept)
      held -= given
      add(client, -given)
      if (given > 0) startNext()
    }
  }

  return {
    take(client, bytes) {
      if (fits(client, bytes)) return Promise.resolve(open(client, bytes))
      if (waiting.size >= mostWaiting) return Promise.reject(busy())
      return new Promise((resolve, reject) => {
        const entry: Waiting = {
          client,
          bytes,
          start(giveBack) {
            clearTimeout(timer)
            resolve(giveBack)
          },
        }
        const timer = setTimeout(() => {
          waiting.delete(entry)
          reject(busy())
        }, longestWaitMilliseconds)
        waiting.add(entry)
      })
    },
  }
}
