import { checkCallOptions } from './check-options.ts'
import type { CallEvent, Client, RequestSettings, Timeouts } from './client.ts'
import { wait, withLifetime, type Lifetime } from './deadline.ts'
import { isOwnError, networkError } from './errors.ts'
import { longestWait, shortestKey } from './limits.ts'
import { randomId } from './random-id.ts'
import type { Received } from './received.ts'
import { apiError, readError } from './response.ts'
import { begin, earn, failureReason, isRetryable, retryDelay, withJitter } from './retry.ts'

/** In Deno, reading the environment needs a permission. */
declare const Deno: unknown

/** Options of every call. */
export interface CallOptions extends Timeouts, RequestSettings {
  /** Aborts the call, which then rejects with `AbortedError`. */
  signal?: AbortSignal | undefined
  /** API key for this call instead of the client's. */
  apiKey?: string | undefined
  /** Makes a write safe to retry: the service acts once per key. `true` creates a key for this call. */
  idempotencyKey?: string | true | undefined
}

type Token = string | null | undefined

/** How a call is authorized: returns its bearer token. */
export interface Auth {
  (client: Client, options: CallOptions): Token | Promise<Token>
  /** Returns another token than `refused`, to which the service responded 401. `signal` aborts when the attempt ends early. */
  refresh?(client: Client, refused: string, signal: AbortSignal): Token | Promise<Token>
}

/** Authorizes a call with its API key or that of the client. */
export const byKey: Auth = (client, { apiKey }) => apiKey ?? client.key()

/** What a resource sends. */
export interface Outgoing extends CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A string is sent as JSON. */
  body?: string | FormData | URLSearchParams | Blob | undefined
  /** A key in the query of the URL. */
  secret?: string
  /** How the call is authorized; not at all by default. */
  auth?: Auth
}

/** The promise of a result, with access to the response behind it. */
export interface Call<T> extends Promise<T> {
  /**
   * Leaves the body of the response unread and resolves with the response; so does the call itself. Retries and error statuses are handled
   * as usual. Call it before the response arrives, as in `embed(client, body).raw()`: rejects with `TypeError` when the body has been read.
   */
  raw(): Promise<Response>
  /** Resolves with the result together with its response (body read) and request id. */
  withResponse(): Promise<Result<T>>
}

export type Read<T> = (received: Received) => Promise<T>

interface Result<T> {
  data: T
  response: Response
  requestId: string | null
}

type Emit = (event: object) => unknown

/**
 * Prepares what all attempts of a call send, and returns a function that sends one of them and reads its response. Throws `TypeError`, in
 * development, for an option that does not exist.
 */
function prepare<T>(client: Client, url: string, outgoing: Outgoing, read: Read<T>, emit: Emit) {
  if (typeof Deno !== 'object' && typeof process === 'object' && process.env?.NODE_ENV !== 'production')
    checkCallOptions(outgoing)
  const { method = 'GET', body, idempotencyKey } = outgoing
  const headers = {
    ...client.headers(),
    ...outgoing.headers,
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...(idempotencyKey &&
      method !== 'GET' && { 'idempotency-key': idempotencyKey === true ? randomId() : idempotencyKey }),
  }

  return async (lifetime: Lifetime, token: Token): Promise<Result<T>> => {
    await emit({ type: 'request' })
    lifetime.phase = 'headers'
    const init = {
      // What a call contains is only for the host that was configured.
      redirect: 'manual',
      ...client.fetchOptions,
      ...outgoing.fetchOptions,
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      body,
      signal: lifetime.signal,
    } as RequestInit
    const response = await (client.fetch ?? fetch)(url, init).catch((cause: unknown) => {
      // A mistake of the caller, such as a header that is not valid, throws its TypeError here again.
      void new Request(url, init)
      throw networkError(cause)
    })
    lifetime.phase = 'body'
    const requestId = response.headers.get('x-request-id')
    await emit({ type: 'response', status: response.status, requestId })
    const redact = (text: string) =>
      [outgoing.secret, token].reduce<string>(
        (rest, key) => (key && key.length >= shortestKey ? rest.replaceAll(key, '…') : rest),
        text,
      )
    return { data: await read({ response, lifetime, redact }), response, requestId }
  }
}

/** Sends attempts of a call until one succeeds, or until the next would not help, not be safe or come too late. */
async function run<T>(client: Client, url: string, outgoing: Outgoing, read: Read<T>): Promise<Result<T>> {
  const {
    method = 'GET',
    signal,
    auth,
    idempotencyKey,
    apiKey = '',
    timeout = client.timeout,
    deadline = client.deadline,
    maxRetries = client.maxRetries,
  } = outgoing
  const end = performance.now() + deadline
  const timeLeft = () => Math.max(0, end - performance.now())
  const { budget, gate } = client
  const address = url.split('?')[0] as string
  const limited = apiKey + address
  const isRepeatable = maxRetries > 0 && (method === 'GET' || idempotencyKey)
  let attempt = 1
  let spent = 0
  let token: Token
  let refused: Token
  let isShared: boolean | undefined
  const emit: Emit = (event) => client.onEvent?.({ method, url: address, attempt, ...event } as CallEvent)
  const send = prepare(client, url, outgoing, read, emit)

  for (; ; attempt++) {
    const held = isRepeatable ? gate.waitFor(limited) : 0
    // oxlint-disable-next-line no-await-in-loop -- each attempt ends before the next begins
    if (held > 0 && held < timeLeft()) await wait(withJitter(held), signal)
    try {
      // oxlint-disable-next-line no-await-in-loop
      const result = await withLifetime(
        () => Math.min(timeout || deadline, timeLeft()),
        signal,
        async (lifetime) => {
          const given = refused ? auth?.refresh?.(client, refused, lifetime.signal) : auth?.(client, outgoing)
          isShared = Object(given).isSettled
          // Without what no token contains (RFC 6750 §2.1), such as a copied line end: fetch would quote the token in its error.
          token = (await given)?.replaceAll(/[^!-~]/g, '')
          return send(lifetime, token)
        },
      )
      earn(budget, spent)
      return result
    } catch (error) {
      const reason = failureReason(error)
      // A token of an earlier refresh may have expired as well.
      if (reason === 401 && auth?.refresh && token && (!refused || (isShared && token !== refused))) {
        refused = token
        continue
      }
      const { retryAfterMs } = Object(error)
      // A rate limit that names its wait does not mean that the service fails.
      const isNamed = reason === 429 && retryAfterMs !== undefined
      const delay = retryDelay(spent + 1, retryAfterMs)
      const isRetried =
        isRetryable(reason) &&
        isRepeatable &&
        (isNamed || (spent < maxRetries && budget.left >= 1)) &&
        (isNamed && deadline < Infinity ? 0 : (retryAfterMs ?? 0)) <= longestWait &&
        delay < timeLeft()
      // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one before
      await emit({ type: isRetried ? 'retry' : 'error', delay, error })
      if (!isRetried) throw error
      if (isNamed) gate.close(limited, retryAfterMs)
      else {
        spent++
        budget.left--
      }
      // oxlint-disable-next-line no-await-in-loop
      await wait(delay, signal)
    }
  }
}

/** Creates the error of a failed response from its body, or of a successful one with another body than expected. */
export type ToError = (received: Received, body?: unknown) => Error

/** How the response of a call is read. */
export interface Reading<T> {
  /** Reads a successful body; as JSON by default. */
  read?: (received: Received) => unknown
  /** Returns the result. A body is unexpected when this returns undefined or throws, other than an error of the SDK. */
  map: (body: never, received: Received) => T | undefined
  toError: ToError
}

/**
 * Sends a call and resolves with what `map` makes of its successful body. Retries temporary failures of calls that are safe to repeat.
 * Throws what `toError` makes of an error status or an unexpected body, `NetworkError`, `TimeoutError`, and `AbortedError` (also before
 * sending).
 */
export function exchange<T>(
  client: Client,
  url: string,
  outgoing: Outgoing,
  { read = ({ response }) => response.json(), map, toError }: Reading<T>,
): Call<T> {
  let isRaw: boolean | undefined
  begin(client.budget)
  const sent = run(client, url, outgoing, async (received) => {
    const { response } = received
    let body: unknown
    try {
      if (!response.ok) throw toError(received, await readError(received))
      if (isRaw) return response as T
      body = await read(received)
      const data = map(body as never, received)
      if (data !== undefined) return data
    } catch (error) {
      if (isOwnError(error)) throw error
      // The engine's own error for a body that is not JSON would quote it, and it may contain a key.
      if (body === undefined && Object(error).name !== 'SyntaxError') throw networkError(error)
    }
    throw toError(received)
  }).finally(() => client.budget.inFlight--)
  const data = sent.then((result) => result.data)
  const withResponse = () => data.then(() => sent)
  return Object.assign(data, {
    withResponse,
    async raw() {
      isRaw = true
      const { response } = await withResponse()
      if (response.bodyUsed) throw new TypeError('Response is read')
      return response
    },
  })
}

/**
 * Sends a call of the API and resolves with its JSON body, or what `reading` makes of it.
 * Throws `ApiError` for an error status or an unexpected body, `NetworkError`, `TimeoutError`, `AbortedError`.
 */
export const send = <T>(
  client: Client,
  url: string,
  outgoing: Outgoing,
  reading?: Partial<Reading<T>>,
): Call<T> =>
  exchange(client, url, outgoing, { toError: apiError, map: (body) => body ?? undefined, ...reading })

/** Reads a body as a Blob. */
export const asBlob: Partial<Reading<Blob>> = { read: ({ response }) => response.blob() }
