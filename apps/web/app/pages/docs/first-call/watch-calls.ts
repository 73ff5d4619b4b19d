import type { LoggedRequest } from '@search-foundation/api-client/account'

/** What the page knows of the calls that are made with a key: why it cannot see them, or whether it waits. */
export type Watch = 'off' | 'waiting' | 'paused' | 'unauthorized' | 'forbidden'

/** Milliseconds between two looks at the log, and how long the page waits for the next call. */
const pause = 3000
const longestWait = 5 * 60_000

interface WatchCallsOptions {
  /** Reads the newest call of the log: the status of the response, and the call if there is one. Rejects when there is no response. */
  readNewest: () => Promise<{ status: number; call: LoggedRequest | undefined }>
  /** Whether nobody sees the page. */
  isHidden: () => boolean
  onWatch: (watch: Watch) => void
  /** Takes each call that was made after the watch began. */
  onCall: (call: LoggedRequest) => void
  /** Ends the watch when it is aborted. */
  signal: AbortSignal
}

/**
 * Reads the newest call of a log every three seconds until none has come for five minutes, or the key may not read it, and not while the page is hidden. Returns a
 * function that looks at once, for a page that is seen again.
 */
export function watchCalls({ readNewest, isHidden, onWatch, onCall, signal }: WatchCallsOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let end = Date.now() + longestWait
  let known: string | undefined
  let isFirst = true
  let isReading = false
  let isOver = false

  const finish = (watch: Watch) => {
    isOver = true
    onWatch(watch)
  }

  const look = async () => {
    clearTimeout(timer)
    if (isOver || isReading || signal.aborted || isHidden()) return
    if (Date.now() > end) return finish('paused')
    isReading = true
    const newest = await readNewest().catch(() => undefined)
    isReading = false
    if (signal.aborted) return
    if (newest?.status === 401) return finish('unauthorized')
    if (newest?.status === 403) return finish('forbidden')
    // After any other failure, the next look may succeed.
    if (newest?.status === 200) {
      const { call } = newest
      // The first look finds what was called before.
      if (call !== undefined && call.id !== known && !isFirst) {
        onCall(call)
        end = Date.now() + longestWait
      }
      known = call?.id
      isFirst = false
    }
    timer = setTimeout(() => void look(), pause)
  }

  signal.addEventListener('abort', () => clearTimeout(timer))
  onWatch('waiting')
  void look()
  return () => void look()
}
