import { setImmediate } from 'node:timers/promises'

import { log } from '../../kernel/log.ts'
import { readWithin } from './read-within.ts'
import { upstreamFailure, type UpstreamResponse } from './request-upstream.ts'
import { createStreamUsage } from './stream-usage.ts'

/** How far a stream is read on for its usage when its client has left. */
const readOn = { bytes: 64 * 1024 * 1024, seconds: 600 }

interface Pipe {
  /** Seconds without an event after which the stream times out. */
  idleSeconds: number
  /** Called once, however the stream ends: by its end, by the client, or by a fault. */
  charge: (tokens: number) => Promise<unknown>
  /** Whether somebody pays for it. The others end with their client. */
  isCharged: boolean
  /** Returns the events that report the broken stream to our client. */
  brokenOff: (message: string) => string
  /** Aborted when the process has no more time: no stream is read on from then. */
  ending?: AbortSignal | undefined
  /** Another bound for streams without a client, in tests. */
  bound?: typeof readOn
}

/**
 * Passes server-sent events on with back-pressure: reads from the service only as fast as the client reads.
 * When the client disconnects, the rest is read without it, within bounds, since the service reports at the end what it has used: a
 * client that leaves early pays as one that stays. Without a report the tokens of the text are charged.
 */
export function pipeEvents(
  { response, abort, outliveClient }: UpstreamResponse,
  { idleSeconds, charge, isCharged, brokenOff, ending, bound = readOn }: Pipe,
): Response {
  outliveClient()
  const reader = response.body?.getReader()
  const usage = createStreamUsage()
  let isEnded = false
  let isLeft = false

  async function end(): Promise<void> {
    if (isEnded) return
    isEnded = true
    await charge(usage.tokens()).catch((error: unknown) =>
      log('error', 'stream of the inference service not charged', { error: String(error) }),
    )
  }

  async function next(): Promise<Uint8Array | undefined> {
    const part = reader && (await readWithin(idleSeconds, reader))
    if (part !== undefined) usage.see(part)
    return part
  }

  /** Reads what the client does not take any more, for the usage at its end. Other calls get their turns between its parts. */
  async function readToTheEnd(): Promise<void> {
    const tooLong = setTimeout(abort, bound.seconds * 1000)
    ending?.addEventListener('abort', abort, { once: true })
    if (ending?.aborted === true) abort()
    try {
      let bytes = 0
      while (!usage.isDone() && bytes <= bound.bytes) {
        // oxlint-disable no-await-in-loop
        const part = await next()
        if (part === undefined) return
        bytes += part.length
        await setImmediate()
        // oxlint-enable no-await-in-loop
      }
    } catch {
      // The service has fallen silent or was cut off: what it has reported until then counts.
    } finally {
      clearTimeout(tooLong)
      ending?.removeEventListener('abort', abort)
    }
  }

  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const part = await next()
          if (isLeft) return
          if (part !== undefined) return controller.enqueue(part)
        } catch (error) {
          abort()
          if (!isLeft) controller.enqueue(new TextEncoder().encode(brokenOff(upstreamFailure(error).message)))
        }
        await end()
        if (!isLeft) controller.close()
      },
      async cancel() {
        isLeft = true
        if (isCharged && !isEnded) await readToTheEnd()
        abort()
        await end()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
      'x-engine': 'upstream',
    },
  })
}

/** Whether a response is an event stream. */
export const isEventStream = ({ response }: UpstreamResponse): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').includes('text/event-stream')
