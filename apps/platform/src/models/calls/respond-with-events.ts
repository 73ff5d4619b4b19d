import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { internalErrorText } from '../../kernel/http/failure-of-error.ts'
import type { KeyedCall } from '../../kernel/http/request-variables.ts'
import { log } from '../../kernel/log.ts'

interface Events {
  /** What the log calls the work when it fails. */
  name: string
  /**
   * Does the work, sends its events and charges it. `isGone` returns whether the client has disconnected; what is sent from then on is
   * dropped, and what was done until then is charged.
   */
  write: (send: (...events: readonly object[]) => Promise<void>, isGone: () => boolean) => Promise<void>
  /** Returns the events that report a failure, which come too late for a status. */
  failure: (message: string) => readonly object[]
}

/** Responds with a stream of JSON events. The call ends with the stream. */
export function respondWithEvents(
  context: Context,
  call: KeyedCall,
  { name, write, failure }: Events,
): Response {
  const ended = Promise.withResolvers<void>()
  call.streamed = ended.promise
  return streamSSE(context, async (stream) => {
    async function send(...events: readonly object[]): Promise<void> {
      for (const event of events) {
        if (stream.aborted) return
        await stream.writeSSE({ data: JSON.stringify(event) })
      }
    }
    try {
      await write(send, () => stream.aborted)
    } catch (error) {
      const isKnown = error instanceof ApiFailure
      if (!isKnown)
        log('error', `${name} failed`, {
          requestId: context.get('requestId') as string,
          error: error instanceof Error ? error.stack : String(error),
        })
      const message = isKnown ? error.message : internalErrorText
      await send(...failure(message))
    } finally {
      ended.resolve()
    }
  })
}
