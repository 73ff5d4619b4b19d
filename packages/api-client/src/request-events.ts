import { readResult } from './callable.ts'
import type { Client } from './client.ts'
import { wait } from './deadline.ts'
import { eventStream } from './event-stream.ts'
import type { FunctionRequest } from './function-request.ts'
import { byIdentity } from './identity.ts'
import { exchange } from './request.ts'
import { retryDelay } from './retry.ts'
import type { EventDecoder, ServerSentEvent } from './sse.ts'

/**
 * Streams the events of GET `{functions host}/{service}/{method}`. A stream that is cut after an event with an id is resumed by a new request
 * (`Last-Event-ID`), at most `maxRetries` times without an event in between. Throws as `request` does.
 */
export async function* requestEvents(
  client: Client,
  service: string,
  method: string,
  options: Omit<FunctionRequest, 'method' | 'json'> = {},
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const maxRetries = options.maxRetries ?? client.maxRetries
  let retries = maxRetries
  let lastEventId = ''
  for (;;) {
    const headers = { ...options.headers, ...(lastEventId && { 'last-event-id': lastEventId }) }
    // oxlint-disable-next-line no-await-in-loop -- each stream resumes the one before
    const events: EventDecoder = await exchange(
      client,
      `${client.hosts.functions}/${service}/${method}`,
      { ...options, headers, auth: byIdentity },
      async (received) =>
        received.response.ok ? eventStream(received) : ((await readResult(received)) as never),
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
      await wait(events.retry ?? retryDelay(1, undefined), options.signal)
    }
  }
}
