import type { Received } from './received.ts'

/** Returns a response whose body the caller reads. While it is waited for, the timeout of the attempt limits its silence. */
export function limitSilence({ response, lifetime }: Received): Response {
  const { body, status, statusText, headers, url } = response
  if (!body?.getReader) return response
  const reader = body.getReader()
  lifetime.phase = 'idle'
  lifetime.release()
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        lifetime.start()
        const { done, value } = await reader.read()
        lifetime.stop()
        lifetime.signal.throwIfAborted()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel(reason) {
        lifetime.stop()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
  const limited = new Response(stream, { status, statusText, headers })
  return Object.defineProperty(limited, 'url', { value: url })
}
