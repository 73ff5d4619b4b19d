import { functionResult } from './callable.ts'
import type { Client } from './client.ts'
import { eventStream } from './event-stream.ts'
import { functionAddress } from './function-address.ts'
import { byIdentity } from './identity.ts'
import { exchange, type Call, type CallOptions, type Reading, type Received } from './request.ts'
import { eventStreamType, mediaType } from './response.ts'
import type { EventDecoder } from './sse.ts'

/** What a function may return, by the content type of its response; any other type is unwrapped JSON. */
export type FunctionResponse = EventDecoder | Blob | ArrayBuffer | unknown

export interface FunctionRequest extends CallOptions {
  method?: 'GET' | 'POST' | 'DELETE'
  json?: unknown
  headers?: Readonly<Record<string, string>>
}

function readByType(received: Received): unknown {
  const { response } = received
  const type = mediaType(response)
  if (type.startsWith(eventStreamType)) return eventStream(received)
  if (type.startsWith('image/')) return response.blob()
  if (type.startsWith('audio/')) return response.arrayBuffer()
  return response.json()
}

/**
 * Sends a request to `{functions host}/{service}/{method}`. Resolves by content type: with a stream of events, a Blob for images,
 * an ArrayBuffer for audio, else with the unwrapped JSON; name the expected type: `request<EventDecoder>(…)`. Sends the identity token when a user is signed in.
 * Throws as `call` does; the stream throws `StreamCutError`, `TimeoutError` (phase `idle`), `AbortedError`.
 */
export const request = <Result = FunctionResponse>(
  client: Client,
  service: string,
  method: string,
  { json, ...options }: FunctionRequest = {},
): Call<Result> =>
  exchange(
    client,
    functionAddress(client, service, method),
    { ...options, body: JSON.stringify(json), auth: byIdentity },
    { ...functionResult, read: readByType } as Reading<Result>,
  )
