import type { Client } from './client.ts'
import { AbortedError, ApiError, NetworkError, TimeoutError, type ValidationIssue } from './errors.ts'
import { mayRepeat, parseRetryAfter, retryDelay } from './retry.ts'

/** What a caller may set on any call. */
export interface CallOptions {
  /** Ends the call; it then rejects with `AbortedError`. */
  signal?: AbortSignal
  /** A key for this call instead of the client's. */
  apiKey?: string
}

export interface Outgoing extends CallOptions {
  method?: 'GET' | 'POST' | 'DELETE'
  /** Repeated fields for lists; undefined ones are left out. */
  query?: Readonly<Record<string, string | number | readonly string[] | undefined>>
  json?: unknown
  form?: FormData | URLSearchParams
  /** Which bearer token goes along; none unless said. */
  auth?: 'key' | 'identity'
  credentials?: RequestCredentials
  headers?: Readonly<Record<string, string>>
}

/** A longer wait than this is not worth holding a call for. */
const LONGEST_WAIT = 60_000
/** As much of a body that is not JSON as an error message shows. */
const SHOWN_BODY = 200

function address(url: string, query: Outgoing['query'] = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) parameters.append(name, String(item))
  }
  return parameters.size > 0 ? `${url}?${parameters}` : url
}

async function bearer(client: Client, outgoing: Outgoing): Promise<Record<string, string>> {
  const token =
    outgoing.auth === 'identity'
      ? await client.identityToken()
      : outgoing.auth === 'key'
        ? (outgoing.apiKey ?? client.apiKey)
        : null
  return token ? { authorization: `Bearer ${token}` } : {}
}

function detailOf(text: string): string | ValidationIssue[] | undefined {
  try {
    const body = JSON.parse(text) as { detail?: unknown; message?: unknown; error?: unknown } | null
    for (const detail of [body?.detail, body?.message, body?.error]) {
      if (typeof detail === 'string' && detail !== '') return detail
      if (Array.isArray(detail)) return detail as ValidationIssue[]
    }
  } catch {
    return text.trimStart().startsWith('<') ? undefined : text.slice(0, SHOWN_BODY) || undefined
  }
  return undefined
}

/** Turns an answer with an error status into the error that tells of it. */
export async function apiError(response: Response): Promise<ApiError> {
  const detail = detailOf(await response.text())
  return new ApiError(response.status, detail ?? (response.statusText || 'Request failed'), {
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
  })
}

const wait = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const ended = () => {
      clearTimeout(timer)
      reject(new AbortedError('The call was ended by its signal.', { cause: signal?.reason }))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', ended)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', ended, { once: true })
  })

/** One attempt: sends, and hands the answer to `read` under the same timeout and signal. */
async function attempt<T>(
  client: Client,
  url: string,
  init: RequestInit,
  outer: AbortSignal | undefined,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController()
  const timer = client.timeout > 0 ? setTimeout(() => timeout.abort(), client.timeout) : undefined
  const end = () => timeout.abort()
  outer?.addEventListener('abort', end, { once: true })
  try {
    return await read(await client.fetch(url, { ...init, signal: timeout.signal }))
  } catch (error) {
    if (outer?.aborted) throw new AbortedError('The call was ended by its signal.', { cause: outer.reason })
    if (timeout.signal.aborted) throw new TimeoutError()
    if (error instanceof TypeError)
      throw new NetworkError('The service could not be reached.', { cause: error })
    throw error
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', end)
  }
}

/**
 * Sends a call and hands its answer, whatever its status, to `read`; repeats reads that failed in a way that may pass.
 * Throws what `read` throws, `NetworkError`, `TimeoutError`, and `AbortedError` (also before sending).
 */
export async function exchange<T>(
  client: Client,
  url: string,
  outgoing: Outgoing,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { method = 'GET', json, form, signal } = outgoing
  const target = address(url, outgoing.query)
  const shown = url
  const init: RequestInit = {
    method,
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(await bearer(client, outgoing)),
      ...outgoing.headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form === undefined ? {} : { body: form }),
    ...(outgoing.credentials === undefined ? {} : { credentials: outgoing.credentials }),
  }
  for (let count = 1; ; count++) {
    if (signal?.aborted) throw new AbortedError('The call was ended by its signal.', { cause: signal.reason })
    try {
      client.hooks.onRequest?.({ method, url: shown, attempt: count })
      return await attempt(client, target, init, signal, (response) => {
        client.hooks.onResponse?.({ method, url: shown, attempt: count, status: response.status })
        return read(response)
      })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined
      const repeatable =
        (error instanceof NetworkError || error instanceof TimeoutError || status !== undefined) &&
        mayRepeat(method, status)
      const delay = retryDelay(count, error instanceof ApiError ? error.retryAfter : undefined)
      if (!repeatable || count > client.maxRetries || delay > LONGEST_WAIT) throw error
      client.hooks.onRetry?.({ method, url: shown, attempt: count, delay, reason: (error as Error).message })
      await wait(delay, signal)
    }
  }
}

/**
 * Sends a call and answers its JSON body.
 * Throws `ApiError` for an error status, `NetworkError`, `TimeoutError`, `AbortedError`.
 */
export function send<T>(client: Client, url: string, outgoing: Outgoing): Promise<T> {
  return exchange(client, url, outgoing, async (response) => {
    if (!response.ok) throw await apiError(response)
    return (response.status === 204 ? undefined : await response.json()) as T
  })
}
