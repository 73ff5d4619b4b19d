import { readResult } from './callable.ts'
import type { Client } from './client.ts'
import { eventStream } from './event-stream.ts'
import { exchange, type Call, type CallOptions } from './request.ts'
import { brokenOff } from './response.ts'
import type { EventDecoder } from './sse.ts'

/** What a function may answer, by the content type of the response (specification §7); anything else is unwrapped JSON. */
export type FunctionAnswer = EventDecoder | Blob | ArrayBuffer | unknown

export interface FunctionRequest extends CallOptions {
  method?: 'GET' | 'POST' | 'DELETE'
  json?: unknown
  headers?: Readonly<Record<string, string>>
}

/**
 * Sends a request to `{functions host}/{service}/{method}` and answers by content type: a stream of events, a Blob for images,
 * an ArrayBuffer for audio, else the unwrapped JSON. Carries the identity token when a user is signed in.
 * Throws as `call` does; the stream throws `StreamCutError`, `TimeoutError` (phase 'idle'), `AbortedError`.
 */
export const request = (
  client: Client,
  service: string,
  method: string,
  options: FunctionRequest = {},
): Call<FunctionAnswer> =>
  exchange(
    client,
    `${client.hosts.functions}/${service}/${method}`,
    { ...options, auth: 'identity' },
    async (attempt): Promise<FunctionAnswer> => {
      const { response } = attempt
      const type = response.ok ? response.headers.get('content-type') : ''
      if (type?.includes('text/event-stream')) return eventStream(attempt)
      if (type?.startsWith('image/')) return response.blob().catch(brokenOff)
      if (type?.startsWith('audio/')) return response.arrayBuffer().catch(brokenOff)
      return readResult(attempt)
    },
  )
