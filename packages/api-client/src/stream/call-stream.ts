import { callableError, functionResult } from '../core/callable.ts'
import type { Client } from '../core/client.ts'
import { failure } from '../core/errors.ts'
import { functionAddress } from '../core/function-address.ts'
import { byIdentity } from '../core/identity.ts'
import type { Received } from '../core/received.ts'
import { exchange, type Call, type CallOptions } from '../core/request.ts'
import { eventStreamType, mediaType, parseJson } from '../core/response.ts'
import type { EventDecoder } from '../sse.ts'
import { closingStream } from './closing-stream.ts'
import { createEventParser } from './event-parser.ts'
import { eventStream } from './event-stream.ts'

/** The chunks that a function sends before its result. Leaving the loop closes the connection. */
export interface CallableStream<Result, Chunk> extends AsyncGenerator<Chunk, Result, undefined> {
  /**
   * Reads the stream to its end and returns the result of the function. Throws what reading throws, and `StreamCutError` when the stream was left
   * before its end.
   */
  result(): Promise<Result>
}

const isEvents = (body: unknown): body is EventDecoder => 'lastEventId' in Object(body)

/** Reads the body of a failed response, which may be one event. */
function errorOf(received: Received, body?: unknown) {
  if (typeof body !== 'string') return callableError(received, body)
  const parser = createEventParser({ events: 0, lastEventId: '' })
  parser.push(body)
  return callableError(received, parseJson(parser.next()?.data ?? ''))
}

function streamOf<Result, Chunk>(received: Received, body: unknown): CallableStream<Result, Chunk> {
  const state = { events: 0, lastEventId: '' }
  let outcome = (): Result => {
    throw failure('StreamCutError', 'Stream cut', state)
  }
  const end = (last: unknown): Result => {
    const result = functionResult.map(last as never, received) as Result
    outcome = () => result
    return result
  }

  async function* chunks(): AsyncGenerator<Chunk, Result, undefined> {
    try {
      // A function that does not stream responds with its result alone.
      if (!isEvents(body)) return end(body)
      for await (const { data, id } of body) {
        const event = parseJson(data)
        if (!('message' in Object(event))) return end(event)
        state.events++
        state.lastEventId = id
        yield (event as { message: Chunk }).message
      }
      return outcome()
    } catch (error) {
      outcome = () => {
        throw error
      }
      throw error
    }
  }

  const stream = isEvents(body) ? closingStream(chunks(), body) : chunks()
  return Object.assign(stream, {
    async result() {
      while (!(await stream.next()).done);
      return outcome()
    },
  })
}

/**
 * Calls a function that streams: `for await (const chunk of await callStream(client, service, method, data))`, and `result()` of the stream for its
 * result. Sends the identity token when a user is signed in. Throws as `call` does; the stream throws `CallableError` for a failure of the function,
 * `StreamCutError`, `TimeoutError` (phase `idle`), `AbortedError`.
 *
 * @example
 * ```ts
 * const stream = await callStream<{ uid: string }, string>(
 *   client,
 *   'account',
 *   'getUserInfo',
 * )
 * for await (const chunk of stream) console.log(chunk)
 * ```
 */
export const callStream = <Result, Chunk = unknown>(
  client: Client,
  service: string,
  method: string,
  data: unknown = null,
  options: CallOptions = {},
): Call<CallableStream<Result, Chunk>> =>
  exchange(
    client,
    functionAddress(client, service, method),
    {
      ...options,
      fixedHeaders: { accept: eventStreamType },
      method: 'POST',
      body: JSON.stringify({ data }),
      auth: byIdentity,
    },
    {
      read: (received) =>
        mediaType(received.response).startsWith(eventStreamType)
          ? eventStream(received, options.signal)
          : received.response.json(),
      map: (body: unknown, received) => streamOf<Result, Chunk>(received, body),
      toError: errorOf,
    },
  )
