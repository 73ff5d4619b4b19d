import type { Received } from './request.ts'
import { decodeEventStream, type EventDecoder } from './sse.ts'

/**
 * Returns the events of a response. Takes over the call's lifetime until the stream ends, fails or is left: the timer runs only while
 * a chunk is awaited, and restarts with each. Iterating throws what `decodeEventStream` throws, and `TimeoutError` (phase `idle`).
 */
export function eventStream({ response, lifetime }: Received): EventDecoder {
  const reader = response.body?.getReader()
  lifetime.phase = 'idle'
  lifetime.stop()
  const source = {
    async read() {
      lifetime.start()
      const chunk = await reader?.read()
      lifetime.stop()
      return chunk ?? { done: true }
    },
    async cancel(reason?: unknown) {
      lifetime.release()
      await reader?.cancel(reason)
    },
  }
  return decodeEventStream({ getReader: () => source }, { signal: lifetime.signal })
}
