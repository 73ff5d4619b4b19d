import { log } from '../../kernel/log.ts'
import { reportedUsage } from './reported-usage.ts'
import { upstreamFailure, type UpstreamResponse } from './request-upstream.ts'

/** Bytes per token, an estimate for streams without reported usage. */
const bytesOfToken = 4
/** A line longer than this is not searched for usage. */
const maxLine = 4 * 1024 * 1024

interface Pipe {
  /** Seconds without an event after which the stream times out. */
  idleSeconds: number
  /** Called once, however the stream ends: by its end, by the client, or by a fault. */
  charge: (tokens: number) => Promise<unknown>
  /** Returns the events that report the broken stream to our client. */
  brokenOff: (message: string) => string
}

/** Collects the last reported usage of the events that pass. */
function usageReader() {
  const decoder = new TextDecoder()
  let line = ''
  let last: string | undefined
  let bytes = 0
  return {
    see(part: Uint8Array) {
      bytes += part.length
      const lines = (line + decoder.decode(part, { stream: true })).split('\n')
      line = (lines.pop() ?? '').slice(0, maxLine)
      last = lines.findLast((text) => text.startsWith('data:') && text.includes('"usage"')) ?? last
    },
    tokens: () =>
      (last === undefined ? undefined : reportedUsage(last.slice('data:'.length))) ??
      Math.ceil(bytes / bytesOfToken),
  }
}

/**
 * Passes server-sent events on with back-pressure: reads from the service only as fast as the client reads.
 * When the client disconnects, the call to the service is aborted; the usage reported by then is charged.
 */
export function pipeEvents(
  { response, abort }: UpstreamResponse,
  { idleSeconds, charge, brokenOff }: Pipe,
): Response {
  const reader = response.body?.getReader()
  const usage = usageReader()
  let isEnded = false

  async function end(): Promise<void> {
    if (isEnded) return
    isEnded = true
    await charge(usage.tokens()).catch((error: unknown) =>
      log('error', 'stream of the inference service not charged', { error: String(error) }),
    )
  }

  async function next(): Promise<Uint8Array | undefined> {
    let timer: NodeJS.Timeout | undefined
    const idle = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException('Too late', 'TimeoutError')), idleSeconds * 1000)
    })
    try {
      return (await Promise.race([reader?.read(), idle]))?.value
    } finally {
      clearTimeout(timer)
    }
  }

  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const part = await next()
          if (part !== undefined) {
            usage.see(part)
            return controller.enqueue(part)
          }
        } catch (error) {
          abort()
          if (!isEnded)
            controller.enqueue(new TextEncoder().encode(brokenOff(upstreamFailure(error).message)))
        }
        await end()
        controller.close()
      },
      async cancel() {
        const ended = end()
        abort()
        await ended
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
