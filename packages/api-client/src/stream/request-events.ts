import { functionResult } from '../core/callable.ts'
import type { Client } from '../core/client.ts'
import { timeoutError, wait } from '../core/deadline.ts'
import { functionAddress } from '../core/function-address.ts'
import type { FunctionRequest } from '../core/function-request.ts'
import { byIdentity } from '../core/identity.ts'
import { exchange, type Reading } from '../core/request.ts'
import { retryDelay } from '../core/retry.ts'
import type { EventDecoder, ServerSentEvent } from '../sse.ts'
import { eventStream } from './event-stream.ts'

/** Longest wait before a stream is resumed, in milliseconds, whatever the server asks for. */
const longestWait = 60_000

/** Returns text as a header value, which is its UTF-8 (HTML Standard §9.2.3) with a character for each byte. */
const headerOf = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

/**
 * Streams the events of GET `{functions host}/{service}/{method}`. A stream that is cut after an event with an ID is resumed by a new
 * request (`Last-Event-ID`), at most `maxRetries` times without an event in between, after the wait that the server asks for (a minute at
 * most). `deadline` limits all requests and waits together. Throws as `request` does.
 */
export async function* requestEvents(
  client: Client,
  service: string,
  method: string,
  {
    deadline = client.deadline,
    maxRetries = client.maxRetries,
    ...options
  }: Omit<FunctionRequest, 'method' | 'json'> = {},
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const end = performance.now() + (deadline || Infinity)
  const url = functionAddress(client, service, method)
  let retries = maxRetries
  let lastEventId = ''
  for (;;) {
    const fixedHeaders: Record<string, string> = lastEventId ? { 'last-event-id': headerOf(lastEventId) } : {}
    // oxlint-disable-next-line no-await-in-loop -- each stream resumes the one before
    const events: EventDecoder = await exchange<EventDecoder>(
      client,
      url,
      {
        ...options,
        fixedHeaders,
        maxRetries,
        deadline: Math.max(Number.MIN_VALUE, end - performance.now()),
        auth: byIdentity,
      },
      {
        ...functionResult,
        read: (received) => eventStream(received, options.signal),
      } as Reading<EventDecoder>,
    )
    try {
      for await (const event of events) {
        retries = maxRetries
        yield event
      }
      return
    } catch (error) {
      lastEventId = events.lastEventId || lastEventId
      if ((error as Error).name !== 'StreamCutError' || lastEventId === '' || retries-- < 1) throw error
      const delay = Math.min(events.retry ?? retryDelay(1), longestWait)
      if (delay >= end - performance.now()) throw timeoutError('idle')
      await wait(delay, options.signal)
    }
  }
}
