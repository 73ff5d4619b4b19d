import type { Client } from './client.ts'
import { callableCode, CallableError, NetworkError, TimeoutError } from './errors.ts'
import { exchange, type CallOptions } from './send.ts'
import { decodeEventStream, type ServerSentEvent } from './sse.ts'

/** What the general request helper may answer, by the content type of the response (specification §7). */
export type FunctionAnswer = AsyncGenerator<ServerSentEvent, void, undefined> | Blob | ArrayBuffer | unknown

export interface FunctionRequest extends CallOptions {
  method?: 'GET' | 'POST' | 'DELETE'
  json?: unknown
  headers?: Readonly<Record<string, string>>
}

/** Unwraps a body: `result`, else the thrown `error`, else a numeric `code` that says whether it succeeded, else the body itself. */
function unwrap(body: unknown, status: number): unknown {
  if (body === null || typeof body !== 'object') {
    throw new CallableError(callableCode(status), 'Response is not valid JSON object.')
  }
  if ('result' in body) return body.result
  if ('error' in body && body.error) {
    const message = (body.error as { message?: unknown }).message
    throw new CallableError(
      callableCode(status),
      typeof message === 'string' ? message : 'internal',
      body.error,
    )
  }
  if ('code' in body && typeof body.code === 'number') {
    if (body.code >= 200 && body.code < 300) return body
    const message = (body as { message?: unknown }).message
    throw new CallableError(
      callableCode(body.code),
      typeof message === 'string' ? message : String(body.code),
      body,
    )
  }
  if (status < 200 || status >= 300)
    throw new CallableError(callableCode(status), 'Response is missing data field.', body)
  return body
}

async function json(response: Response): Promise<unknown> {
  let body: unknown
  try {
    body = await response.json()
  } catch {
    throw new CallableError(
      callableCode(response.ok ? 500 : response.status),
      'Response is not valid JSON object.',
    )
  }
  return unwrap(body, response.status)
}

async function dispatch(response: Response): Promise<FunctionAnswer> {
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && type.includes('text/event-stream') && response.body !== null)
    return decodeEventStream(response.body)
  if (response.ok && type.startsWith('image/')) return response.blob()
  if (response.ok && type.startsWith('audio/')) return response.arrayBuffer()
  return json(response)
}

async function invoke(
  client: Client,
  service: string,
  method: string,
  options: FunctionRequest,
): Promise<FunctionAnswer> {
  try {
    return await exchange(
      client,
      `${client.hosts.functions}/${service}/${method}`,
      { ...options, auth: 'identity' },
      dispatch,
    )
  } catch (error) {
    if (error instanceof TimeoutError)
      throw new CallableError('deadline-exceeded', 'deadline-exceeded', error)
    if (error instanceof NetworkError) throw new CallableError('internal', error.message, error)
    throw error
  }
}

/**
 * Sends a request to `{functions host}/{service}/{method}` and answers by content type: events, a Blob for images,
 * an ArrayBuffer for audio, else the unwrapped JSON. Carries the identity token when a user is signed in.
 * Throws `CallableError`, or `AbortedError` when the signal ended it.
 */
export function request(
  client: Client,
  service: string,
  method: string,
  options: FunctionRequest = {},
): Promise<FunctionAnswer> {
  return invoke(client, service, method, options)
}

/** Calls a function with `data` as JSON (`{data}`) and answers its unwrapped result. Throws as `request` does. */
export async function call<Result>(
  client: Client,
  service: string,
  method: string,
  data: unknown,
  options: CallOptions = {},
): Promise<Result> {
  return (await invoke(client, service, method, { ...options, method: 'POST', json: { data } })) as Result
}
