import type { AttemptEvent, Client, Hooks, Timeouts } from './client.ts'
import { wait, withLifetime, type Lifetime } from './deadline.ts'
import type { ApiError } from './errors.ts'
import { apiError, brokenOff, invalidResponse, readErrorBody, readJson } from './response.ts'
import { earn, isRetryable, retryDelay, spend } from './retry.ts'

/** Timeout of a callable function (specification §9), used for every call. */
const defaultTimeout = 70_000
const defaultMaxRetries = 2

/** Longest wait for a retry of a call without a deadline. */
const longestWait = 60_000

/** Shorter texts are no keys; replacing them would only garble what a service says. */
const shortestKey = 8

/** Options of every call. */
export interface CallOptions extends Timeouts {
  /** Aborts the call, which then rejects with `AbortedError`. */
  signal?: AbortSignal
  /** API key for this call instead of the client's. */
  apiKey?: string
  /** Makes a write safe to retry: the service acts once per key. `true` creates a key for this call. */
  idempotencyKey?: string | true
}

/** What a resource sends. */
export interface Outgoing extends CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  form?: FormData | URLSearchParams
  /** Never retry: the body contains a bot-check response, which is valid once. A 401 is sent before the service uses it. */
  once?: boolean
  /** A key in the query of the URL. */
  secret?: string
  /** Which bearer token to send; none by default. */
  auth?: 'key' | 'identity'
  credentials?: RequestCredentials
  headers?: Readonly<Record<string, string>>
}

/** The promise of a result, with access to the response behind it. */
export interface Call<T> extends Promise<T> {
  /**
   * Leaves the body of the response unread and resolves with the response; so does the call itself. Retries and error statuses are handled
   * as usual. Call it before the response arrives, as in `embed(client, body).raw()`: rejects with `TypeError` when the body has been read.
   */
  raw(): Promise<Response>
  /** Resolves with the result together with its response (body read) and request id. */
  withResponse(): Promise<{ data: T; response: Response; requestId: string | null }>
}

/** A response with its request id. */
export interface Received {
  response: Response
  requestId: string | null
}

/** A response, and what is needed to read it. */
export interface Attempt extends Received {
  lifetime: Lifetime
  /** Returns how long the next wait may take, in milliseconds: the timeout, or less before the deadline. */
  nextTimeout: () => number
  /** Keys that the request contained and that no error may show. */
  keys: readonly string[]
}

export type Read<T> = (attempt: Attempt) => Promise<T>

/** Resolves what the attempts of a call share. */
function prepare(client: Client, url: string, outgoing: Outgoing) {
  const { method = 'GET', json, form, idempotencyKey } = outgoing
  const headers: Record<string, string> = { ...outgoing.headers }
  if (json !== undefined) headers['content-type'] = 'application/json'
  if (idempotencyKey && method !== 'GET')
    headers['idempotency-key'] = idempotencyKey === true ? crypto.randomUUID() : idempotencyKey
  const timeout = outgoing.timeout ?? client.timeout ?? defaultTimeout
  const end = performance.now() + (outgoing.deadline ?? client.deadline ?? Infinity)
  const timeLeft = () => Math.max(0, end - performance.now())
  return {
    init: {
      method,
      headers,
      body: json === undefined ? form : JSON.stringify(json),
      credentials: outgoing.credentials,
    },
    isRepeatable: !outgoing.once && (method === 'GET' || idempotencyKey),
    timeLeft,
    nextTimeout: () => Math.min(timeout || Infinity, timeLeft()),
    emit: (hook: keyof Hooks, attempt: number, details?: object) =>
      (client.hooks?.[hook] as ((event: AttemptEvent) => void) | undefined)?.({
        method,
        url: url.split('?')[0] as string,
        attempt,
        ...details,
      }),
  }
}

/** One attempt: its number from 1 and the token that the one before was refused with; then what came of it. */
interface AttemptState {
  readonly number: number
  readonly refused: string | undefined
  token?: string | null | undefined
  /** The error status; undefined without a response or for a successful one. */
  status?: number
}

/** Sends one attempt and reads its response. Throws what `read` throws, `NetworkError`, `TimeoutError`, `AbortedError`. */
const attempt = <T>(
  client: Client,
  url: string,
  outgoing: Outgoing,
  { init, nextTimeout, emit }: ReturnType<typeof prepare>,
  state: AttemptState,
  read: Read<T>,
): Promise<T> =>
  withLifetime(nextTimeout(), outgoing.signal, async (lifetime) => {
    const { auth, secret } = outgoing
    state.token =
      auth === 'key'
        ? (outgoing.apiKey ?? client.key())
        : auth && (await client.identityToken?.(state.refused, lifetime.signal))
    // Valid tokens (RFC 6750 §2.1) are unchanged. Encoding keeps fetch from quoting an invalid one in its error.
    const token = state.token && encodeURI(state.token)
    emit('onRequest', state.number)
    lifetime.phase = 'headers'
    const transport = client.fetch ?? fetch
    const response = await transport(url, {
      ...init,
      headers: token ? { ...init.headers, authorization: `Bearer ${token}` } : init.headers,
      // A token, or a key in the query, is only for the host that was configured.
      redirect: token || secret ? 'manual' : 'follow',
      signal: lifetime.signal,
    } as RequestInit).catch(brokenOff)
    lifetime.phase = 'body'
    const { status, headers, ok } = response
    if (!ok) state.status = status
    const requestId = headers.get('x-request-id')
    emit('onResponse', state.number, { status, requestId })
    const keys = [secret, token].filter((key) => key && key.length >= shortestKey) as string[]
    return read({ response, requestId, lifetime, nextTimeout, keys })
  })

async function run<T>(client: Client, url: string, outgoing: Outgoing, read: Read<T>): Promise<T> {
  const prepared = prepare(client, url, outgoing)
  const { isRepeatable, timeLeft, emit } = prepared
  const maxRetries = outgoing.maxRetries ?? client.maxRetries ?? defaultMaxRetries
  let spent = 0
  let refused: string | undefined
  for (let number = 1; ; number++) {
    const state: AttemptState = { number, refused }
    try {
      // oxlint-disable-next-line no-await-in-loop -- each attempt ends before the next begins
      const result = await attempt(client, url, outgoing, prepared, state, read)
      earn(client.budget, spent)
      return result
    } catch (error) {
      const { status, token } = state
      if (status === 401 && outgoing.auth === 'identity' && token && !refused) {
        refused = token
        continue
      }
      const { message, retryAfterMs } = (error ?? {}) as Partial<ApiError>
      const delay = retryDelay(number, retryAfterMs)
      // A rate limit that names its wait does not mean that the service fails.
      const cost = status === 429 && retryAfterMs !== undefined ? 0 : 1
      const isRetried =
        isRepeatable &&
        isRetryable(status, error) &&
        number <= maxRetries &&
        delay < Math.min(longestWait, timeLeft()) &&
        spend(client.budget, cost)
      if (!isRetried) {
        emit('onError', number, { error })
        throw error
      }
      spent += cost
      emit('onRetry', number, { delay, reason: message })
      // oxlint-disable-next-line no-await-in-loop
      await wait(delay, outgoing.signal)
    }
  }
}

/**
 * Sends a call and passes its response, whatever its status, to `read`. Retries temporary failures of calls that are safe to repeat.
 * Throws what `read` throws, `NetworkError`, `TimeoutError`, and `AbortedError` (also before sending).
 */
export function exchange<T>(client: Client, url: string, outgoing: Outgoing, read: Read<T>): Call<T> {
  let isRaw = false
  let received: Received
  const data = run(client, url, outgoing, async (current) => {
    received = current
    return isRaw && current.response.ok ? (current.response as T) : read(current)
  })
  return Object.assign(data, {
    withResponse: () =>
      data.then((value) => ({ data: value, response: received.response, requestId: received.requestId })),
    raw() {
      isRaw = true
      return data.then(() => {
        if (received.response.bodyUsed) throw new TypeError('The body has been read.')
        return received.response
      })
    },
  })
}

/**
 * Sends a call and resolves with its JSON body, or what `map` makes of it; with undefined for an empty body.
 * Throws `ApiError`, made by `toError`, for an error status, `ApiError` for a body that is not JSON, `NetworkError`, `TimeoutError`,
 * `AbortedError`.
 */
export const send = <T>(
  client: Client,
  url: string,
  outgoing: Outgoing,
  map?: (body: never, response: Response) => T,
  toError = apiError,
): Call<T> =>
  exchange(client, url, outgoing, async (received) => {
    const { response } = received
    const { ok, body: stream, headers } = response
    if (!ok) throw toError(received, await readErrorBody(received))
    // A response of status 204 or 205 has no body at all.
    const isEmpty = stream === null || headers.get('content-length') === '0'
    const body = isEmpty ? undefined : await readJson(response, () => invalidResponse(received))
    return map ? map(body as never, response) : (body as T)
  })

/**
 * Sends a call and resolves with its body as a Blob.
 * Throws `ApiError` for an error status, `NetworkError`, `TimeoutError`, `AbortedError`.
 */
export const sendForBlob = (
  client: Client,
  url: string,
  outgoing: Outgoing,
  toError = apiError,
): Call<Blob> =>
  exchange(client, url, outgoing, async (received) => {
    const { response } = received
    if (!response.ok) throw toError(received, await readErrorBody(received))
    return response.blob().catch(brokenOff)
  })
