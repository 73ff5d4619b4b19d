import type { EventDecoder } from '../sse.ts'
import { eventStream } from '../stream/event-stream.ts'
import { functionResult } from './callable.ts'
import type { Client } from './client.ts'
import { functionAddress } from './function-address.ts'
import { byIdentity } from './identity.ts'
import type { Received } from './received.ts'
import { exchange, type Call, type CallOptions, type Reading } from './request.ts'
import { eventStreamType, mediaType } from './response.ts'

/** Results of a request by the value of its option `as`. */
export interface FunctionResponses {
  /** The unwrapped result, as `call` returns it. */
  json: unknown
  /** The body as text. */
  text: string
  /** The body as a Blob. */
  blob: Blob
  /** The body as bytes. */
  arrayBuffer: ArrayBuffer
  /** The server-sent events of the body, as they arrive. */
  events: EventDecoder
  /** The response with its body unread. */
  response: Response
}

/** Options of a request to a function. */
export interface FunctionRequest extends CallOptions {
  /** `GET` by default. */
  method?: 'GET' | 'POST' | 'DELETE'
  /** Body, sent as JSON. */
  json?: unknown
  /**
   * What to read the response as. By default, its content type determines this: a stream of events, a Blob for images, an ArrayBuffer for
   * audio, else JSON.
   */
  as?: keyof FunctionResponses | undefined
}

/** Reads a response as it was asked for, else by its content type. Undefined for events that are none. */
function readAs(received: Received, as: FunctionRequest['as'], caller: AbortSignal | undefined): unknown {
  const { response } = received
  const type = mediaType(response)
  const isStream = type.startsWith(eventStreamType)
  const byType = type.startsWith('image/') ? 'blob' : type.startsWith('audio/') ? 'arrayBuffer' : 'json'
  const kind = as ?? (isStream ? 'events' : byType)
  if (kind === 'events') return isStream ? eventStream(received, caller) : undefined
  return kind === 'response' ? response : response[kind]()
}

/**
 * Sends a request to `{functions host}/{service}/{method}`, with the identity token when a user is signed in. The option `as` determines
 * how the response is read and the type of the result; without it, the type is `Result`. Throws as `call` does, and also when events were
 * expected but the response has none; the stream throws `StreamCutError`, `TimeoutError` (phase `idle`), `AbortedError`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the result, as in `call`
export const request = <Result = unknown, const As extends keyof FunctionResponses | undefined = undefined>(
  client: Client,
  service: string,
  method: string,
  {
    json,
    as,
    ...options
  }: FunctionRequest & {
    /** What to read the response as; it determines the type of the result. By default, its content type determines this. */
    as?: As
  } = {},
): Call<As extends Exclude<keyof FunctionResponses, 'json'> ? FunctionResponses[As] : Result> =>
  exchange(
    client,
    functionAddress(client, service, method),
    { ...options, body: JSON.stringify(json), auth: byIdentity },
    { ...functionResult, read: (received) => readAs(received, as, options.signal) } as Reading<never>,
  )
