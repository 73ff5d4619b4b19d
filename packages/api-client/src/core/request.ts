import { prepare } from './attempt.ts'
import { checkCallOptions } from './check-options.ts'
import type { Client } from './client.ts'
import { wait, withLifetime } from './deadline.ts'
import { isOwnError, networkError } from './errors.ts'
import { createEmit, statusOf, tokensOf } from './events.ts'
import { limitSilence } from './limit-silence.ts'
import { longestWait } from './limits.ts'
import type { Outgoing, Token } from './outgoing.ts'
import { withRateLimit, type LimitedResponse } from './rate-limit.ts'
import type { Received } from './received.ts'
import { apiError, readError } from './response.ts'
import { begin, earn, failureReason, isRetryable, retryDelay, withJitter } from './retry.ts'

export { byKey, type Auth, type CallOptions, type Outgoing } from './outgoing.ts'

/** In Deno, reading the environment needs a permission. */
declare const Deno: unknown

/** The promise of a result, with access to the response behind it. */
export interface Call<T> extends Promise<T> {
  /**
   * Leaves the body of the response unread and resolves with the response; so does the call itself. Retries and error statuses are handled
   * as usual, and `timeout` limits how long the body may go without data. Call it before the response arrives, as in `embed(client,
   * body).raw()`: rejects with `TypeError` when the body has been read.
   */
  raw(): Promise<Response>
  /** Resolves with the result, its response (body already read), and its request ID. `response.rateLimit` has the rate limit. */
  withResponse(): Promise<WithResponse<T>>
}

type Read<T> = (received: Received) => Promise<T>

interface Result<T> {
  data: T
  response: Response
  requestId: string | null
}

/** The result of a call with its response. */
export interface WithResponse<T> {
  /** The result. */
  data: T
  /** The response. Its body has been read. */
  response: LimitedResponse
  /** Request ID. Include it when you report a failure. */
  requestId: string | null
}

/** Throws `RangeError` for a limit that is not a number of at least 0, such as one of an unset variable. */
function checkLimits(limits: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(limits))
    if (!(value >= 0)) throw new RangeError(`${name} must be a number of at least 0`)
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
  if (typeof Deno !== 'object' && typeof process === 'object' && process.env?.NODE_ENV !== 'production')
    checkCallOptions(outgoing)
  checkLimits({ timeout, deadline, maxRetries })
  const end = performance.now() + (deadline || Infinity)
  const timeLeft = () => Math.max(0, end - performance.now())
  const { budget, gate } = client
  const address = url.split('?')[0] as string
  const limited = apiKey + address
  const isRepeatable = maxRetries > 0 && (method === 'GET' || idempotencyKey)
  let spent = 0
  let token: Token
  let refused: Token
  let isShared: boolean | undefined
  const { operation, model } = outgoing
  const emit = createEmit(client, { url: address, method, operation, model })
  const send = prepare(client, url, outgoing, emit)

  for (; ; emit.attempt++) {
    const held = isRepeatable ? gate.waitFor(limited) : 0
    // oxlint-disable-next-line no-await-in-loop -- each attempt ends before the next begins
    if (held > 0 && held < timeLeft()) await wait(withJitter(held), signal)
    try {
      // oxlint-disable-next-line no-await-in-loop
      const result = await withLifetime(
        () => Math.min(timeout || Infinity, timeLeft()),
        signal,
        async (lifetime) => {
          const given = refused ? auth?.refresh?.(client, refused, lifetime.signal) : auth?.(client, outgoing)
          isShared = Object(given).isSettled
          // Without what no token contains (RFC 6750 §2.1), such as a copied line end: fetch would quote the token in its error.
          token = (await given)?.replaceAll(/[^!-~]/g, '')
          const received = await send(lifetime, token, emit.attempt)
          const { response } = received
          const requestId = response.headers.get('x-request-id')
          return { data: await read(received), response, requestId }
        },
      )
      earn(budget, spent)
      const { data, response, requestId } = result
      emit({ type: 'success', status: response.status, requestId, tokens: tokensOf(data) })
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
        !(outgoing.isLong && reason === 'TimeoutError') &&
        isRepeatable &&
        (isNamed || (spent < maxRetries && budget.left >= 1)) &&
        (isNamed && end < Infinity ? 0 : (retryAfterMs ?? 0)) <= longestWait &&
        delay < timeLeft()
      emit({
        type: isRetried ? 'retry' : 'error',
        ...(isRetried && { delay }),
        error,
        status: statusOf(error),
      })
      if (!isRetried) throw error
      if (isNamed) gate.close(limited, retryAfterMs)
      else {
        spent++
        budget.left--
      }
      // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one before
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
  let isRaw = false
  let isUnread = false
  begin(client.budget)
  const sent = run(client, url, outgoing, async (received) => {
    const { response } = received
    let body: unknown
    try {
      if (!response.ok) throw toError(received, await readError(received))
      if (isRaw) {
        isUnread = true
        return limitSilence(received) as T
      }
      body = await read(received)
      const data = map(body as never, received)
      if (data !== undefined) return data
    } catch (error) {
      if (isOwnError(error)) throw error
      // The engine's own error for a body that is not JSON would quote it, and it may contain a key.
      // A compressed body that was cut is decompressed as far as it came.
      const isCut = response.headers.has('content-encoding') || Object(error).name !== 'SyntaxError'
      if (body === undefined && isCut) throw networkError(error, 'Incomplete response')
    }
    throw toError(received)
  }).finally(() => client.budget.inFlight--)
  const data = sent.then((result) => result.data)
  const withResponse = async () => {
    await data
    const result = await sent
    return { ...result, response: withRateLimit(result.response) }
  }
  return Object.assign(data, {
    withResponse,
    async raw() {
      isRaw = true
      const response = (await data) as Response
      if (!isUnread) throw new TypeError('Response is read')
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
