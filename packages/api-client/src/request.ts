import type { CallEvent, Client, RequestSettings, Timeouts } from './client.ts'
import { wait, withLifetime, type Lifetime } from './deadline.ts'
import { networkError } from './errors.ts'
import { randomId } from './random-id.ts'
import { apiError, brokenOff, invalidResponse, readBody } from './response.ts'
import { earn, isRetryable, retryDelay } from './retry.ts'

/** Longest wait for a retry of a call without a deadline. */
const longestWait = 60_000

/** Shorter texts are no keys; replacing them would only garble what a service says. */
const shortestKey = 4

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

/** Reads the key from the environment. Deno throws when the program may not. */
function environmentKey(): string | undefined {
  try {
    return globalThis.process?.env['SEARCH_FOUNDATION_API_KEY']
  } catch {
    return undefined
  }
}

/** Authorizes a call with the API key: that of the call, of the client or of the environment. */
export const byKey: Auth = (client, { apiKey }) => apiKey ?? client.key() ?? environmentKey()

/** What a resource sends. */
export interface Outgoing extends CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A string is sent as JSON. */
  body?: string | FormData | URLSearchParams | undefined
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

/** A response, and what is needed to read it. */
export interface Received {
  response: Response
  lifetime: Lifetime
  /** Replaces the keys of the request in a text. */
  redact: (text: string) => string
}

export type Read<T> = (received: Received) => Promise<T>

interface Result<T> {
  data: T
  response: Response
  requestId: string | null
}

async function run<T>(client: Client, url: string, outgoing: Outgoing, read: Read<T>): Promise<Result<T>> {
  const { method = 'GET', body, idempotencyKey, auth, secret, signal } = outgoing
  const { timeout = client.timeout, deadline = client.deadline, maxRetries = client.maxRetries } = outgoing
  const headers: Record<string, string> = { ...client.headers(), ...outgoing.headers }
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  if (idempotencyKey && method !== 'GET')
    headers['idempotency-key'] = idempotencyKey === true ? randomId() : idempotencyKey
  const isRepeatable = method === 'GET' || idempotencyKey
  const end = performance.now() + deadline
  const timeLeft = () => Math.max(0, end - performance.now())

  let attempt = 0
  let token: Token
  let refused: string | undefined
  let status: number | undefined
  const emit = (event: object) =>
    client.onEvent?.({ method, url: url.split('?')[0], attempt, ...event } as CallEvent)

  const sendOnce = async (lifetime: Lifetime): Promise<Result<T>> => {
    // Without what no token contains (RFC 6750 §2.1), such as a copied line end: fetch would quote the token in its error.
    const given = refused ? auth?.refresh?.(client, refused, lifetime.signal) : auth?.(client, outgoing)
    token = (await given)?.replaceAll(/[^!-~]/g, '')
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
    if (!response.ok) status = response.status
    const redact = (text: string) =>
      [secret, token].reduce<string>(
        (rest, key) => (key && key.length >= shortestKey ? rest.replaceAll(key, '…') : rest),
        text,
      )
    const data = await read({ response, lifetime, redact }).catch(brokenOff)
    return { data, response, requestId }
  }

  let spent = 0
  for (;;) {
    attempt++
    status = undefined
    try {
      // oxlint-disable-next-line no-await-in-loop -- each attempt ends before the next begins
      const result = await withLifetime(() => Math.min(timeout || Infinity, timeLeft()), signal, sendOnce)
      earn(client.budget, spent)
      return result
    } catch (error) {
      if (status === 401 && auth?.refresh && token && !refused) {
        refused = token
        continue
      }
      const { retryAfterMs } = Object(error)
      const delay = retryDelay(attempt, retryAfterMs)
      // A rate limit that names its wait does not mean that the service fails.
      const cost = status === 429 && retryAfterMs !== undefined ? 0 : 1
      const isRetried =
        isRepeatable &&
        isRetryable(status, error) &&
        attempt <= maxRetries &&
        delay < Math.min(longestWait, timeLeft()) &&
        cost <= client.budget.left
      // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one before
      await emit({ type: isRetried ? 'retry' : 'error', delay, error })
      if (!isRetried) throw error
      client.budget.left -= cost
      spent += cost
      // oxlint-disable-next-line no-await-in-loop
      await wait(delay, signal)
    }
  }
}

/**
 * Sends a call and passes its response, whatever its status, to `read`. Retries temporary failures of calls that are safe to repeat.
 * Throws what `read` throws, `NetworkError`, `TimeoutError`, and `AbortedError` (also before sending).
 */
export function exchange<T>(client: Client, url: string, outgoing: Outgoing, read: Read<T>): Call<T> {
  let isRaw = false
  const sent = run(client, url, outgoing, async (received) =>
    isRaw && received.response.ok ? (received.response as T) : read(received),
  )
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
 * Sends a call and resolves with its JSON body, or what `map` makes of it.
 * Throws `ApiError`, made by `toError`, for an error status, `ApiError` for a body that is empty, not JSON, or not what `map` reads, `NetworkError`, `TimeoutError`,
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
    const body = await readBody(received, () => invalidResponse(received))
    if (!response.ok) throw toError(received, body)
    let data: T | undefined
    try {
      data = map ? map(body as never, response) : ((body ?? undefined) as T)
    } catch {
      // The body has not the fields that `map` reads.
    }
    if (data === undefined) throw invalidResponse(received, 'Unexpected body')
    return data
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
    if (!response.ok) throw toError(received, await readBody(received))
    return response.blob()
  })
