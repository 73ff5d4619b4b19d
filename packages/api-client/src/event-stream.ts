import type { Attempt } from './request.ts'
import { decodeEventStream, type EventDecoder } from './sse.ts'

/**
 * Returns the events of a response. Takes over the attempt's lifetime until the stream ends, fails or is left: the timer runs only while
 * a chunk is awaited, and restarts with each. Iterating throws what `decodeEventStream` throws, and `TimeoutError` (phase `idle`).
 */
export function eventStream({ response, lifetime, nextTimeout }: Attempt): EventDecoder {
  const reader = response.body?.getReader()
  lifetime.handOver()
  const source = {
    async read() {
      lifetime.arm(nextTimeout())
      const chunk = await reader?.read()
      lifetime.arm(Infinity)
      return chunk ?? { done: true }
    },
    async cancel(reason?: unknown) {
      lifetime.release()
      await reader?.cancel(reason)
    },
  }
  return decodeEventStream({ getReader: () => source }, { signal: lifetime.signal })
}
