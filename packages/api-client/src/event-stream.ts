import type { Attempt } from './request.ts'
import { decodeEventStream, type EventDecoder } from './sse.ts'

/**
 * The events of an answer. Holds the attempt's lifetime until the stream ends, fails or is left; its timer runs only while
 * something is waited for, and starts anew with every chunk. Iterating throws what `decodeEventStream` says, and `TimeoutError` (idle).
 */
export function eventStream({ response, lifetime, patience }: Attempt): EventDecoder {
  const reader = response.body?.getReader()
  lifetime.phase = 'idle'
  lifetime.arm(Infinity)
  const source = {
    async read() {
      lifetime.arm(patience())
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
