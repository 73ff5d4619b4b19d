import type { Received } from '../core/received.ts'
import { decodeEventStream, type EventDecoder } from '../sse.ts'

/** Closes streams that are collected before their end. Made by the first stream; some edge runtimes have neither this class nor `WeakRef`. */
let collected: FinalizationRegistry<() => unknown> | undefined

const strongRef = <Value>(value: Value) => ({ deref: () => value })

/**
 * Aborts `ended` when one of the signals aborts, and returns a function that removes the listeners. Calls `close` when `ended` is collected:
 * a signal that lives long, such as that of a page, does not keep the streams that were dropped. Only `WeakRef` refers to `ended` here, since
 * all functions in here share their variables.
 */
function followWeakly(
  ended: AbortController,
  signals: readonly (AbortSignal | undefined)[],
  close: () => unknown,
): () => void {
  if (globalThis.FinalizationRegistry) collected ??= new FinalizationRegistry((stop) => stop())
  const held = collected ? new WeakRef(ended) : strongRef(ended)
  const abort = ({ target }: Event) => held.deref()?.abort((target as AbortSignal).reason)
  const release = () => {
    // What is registered refers to the reader, whose error may know the stream by its stack.
    collected?.unregister(release)
    signals.forEach((signal) => signal?.removeEventListener('abort', abort))
  }
  signals.forEach((signal) => signal?.addEventListener('abort', abort))
  const end = () => {
    release()
    close()
  }
  collected?.register(ended, end, release)
  return release
}

/** Returns a function that cancels a reader. One that is made in `eventStream` would refer to the whole stream. */
const canceling = (reader: ReadableStreamDefaultReader | undefined) => () =>
  reader?.cancel().catch(() => undefined)

/**
 * Returns the events of a response. Takes over the call's lifetime until the stream ends, fails or is left: the timer runs only while
 * a chunk is awaited, and restarts with each. `caller` is the signal of the call. Iterating throws what `decodeEventStream` throws, and
 * `TimeoutError` (phase `idle`).
 */
export function eventStream({ response, lifetime }: Received, caller: AbortSignal | undefined): EventDecoder {
  const reader = response.body?.getReader()
  const ended = new AbortController()
  const release = followWeakly(ended, [caller, lifetime.signal], canceling(reader))
  lifetime.phase = 'idle'
  lifetime.release()
  const source = {
    /** Collected together with the stream, since nothing else refers to it. */
    ended,
    async read() {
      lifetime.start()
      const chunk = await reader?.read()
      lifetime.stop()
      return chunk ?? { done: true }
    },
    async cancel(reason?: unknown) {
      lifetime.stop()
      release()
      await reader?.cancel(reason)
    },
  }
  return decodeEventStream({ getReader: () => source }, { signal: ended.signal })
}
