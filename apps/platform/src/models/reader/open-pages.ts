import { ReaderFailure } from './reader-failure.ts'

/** Bytes of open pages, unpacked: in the process, and of one key or client. */
export const openPageLimits = { process: 80 * 1024 * 1024, client: 30 * 1024 * 1024 } as const

/** A page that is being fetched and read. */
export interface OpenPage {
  /** Counts bytes that have arrived. Throws `ReaderFailure` 503 when the pages of this caller take too much. */
  add(bytes: number): void
  /** Aborted when the page makes room for those of callers who have fewer bytes open. */
  dropped: AbortSignal
  /** Gives its bytes back. */
  close(): void
}

interface Entry {
  owner: string
  bytes: number
  drop: AbortController
}

/** The error of a page that finds no room. */
export const noRoom = (): ReaderFailure =>
  new ReaderFailure(
    'ServiceUnavailableError',
    'Too many large pages are being read right now. Try again in a moment.',
    5,
  )

/**
 * Counts the bytes of open pages, in all and by caller. A page beyond the limit of its caller is given up. When the process is at its limit,
 * the oldest page of the caller with the most open bytes is, so that who holds pages open does not keep others from reading.
 */
export function countOpenPages({ process: most, client: mostOfClient }: { process: number; client: number }) {
  const entries = new Set<Entry>()
  const sumOf = (owner?: string) =>
    [...entries].reduce(
      (sum, entry) => sum + (owner === undefined || entry.owner === owner ? entry.bytes : 0),
      0,
    )

  function makeRoom(): void {
    while (sumOf() > most) {
      const [heaviest] = [...new Set([...entries].map(({ owner }) => owner))]
        .map((owner) => ({ owner, bytes: sumOf(owner) }))
        .toSorted((one, other) => other.bytes - one.bytes)
      const oldest = [...entries].find(({ owner, bytes }) => owner === heaviest?.owner && bytes > 0)
      if (oldest === undefined) return
      entries.delete(oldest)
      oldest.drop.abort()
    }
  }

  return {
    open(owner: string): OpenPage {
      const entry: Entry = { owner, bytes: 0, drop: new AbortController() }
      entries.add(entry)
      return {
        dropped: entry.drop.signal,
        add(bytes) {
          entry.bytes += bytes
          if (sumOf(owner) > mostOfClient) throw noRoom()
          makeRoom()
          if (entry.drop.signal.aborted) throw noRoom()
        },
        close: () => void entries.delete(entry),
      }
    },
  }
}
