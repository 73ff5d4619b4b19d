import type { Client } from './client.ts'
import { callableCode, failure, type CallableError } from './errors.ts'
import { functionAddress } from './function-address.ts'
import { byIdentity } from './identity.ts'
import type { Received } from './received.ts'
import { exchange, type Call, type CallOptions, type Reading } from './request.ts'
import { parseRetryAfter } from './retry.ts'

/**
 * Creates the error of a failed function from the body of its response: `{error}` with the server's error object or a text, or a body with a
 * `code`. The own properties of the server's object become properties of the error, except those that every `Error` has and `error`. A text or
 * a list has none.
 */
export function callableError({ response }: Received, body?: unknown): CallableError {
  const { ok, status: httpStatus, headers } = response
  const { error, code } = Object(body)
  const source = error || body
  const { message } = Object(source)
  // A text has properties too, one for each character. Those of every error would break what prints it.
  const own = Object.entries(
    typeof source === 'object' && !Array.isArray(source) ? { ...source } : {},
  ).filter(([name]) => name !== 'stack' && !(name in Error.prototype))
  // The first text of these is the message.
  const messages = [
    Object(body) === body ? source : 'Response is not valid JSON object.',
    message,
    error ? 'internal' : `${code ?? 'Response is missing data field.'}`,
  ]
  return failure('CallableError', messages.find((value) => typeof value === 'string') as string, {
    requestId: headers.get('x-request-id'),
    retryAfterMs: parseRetryAfter(headers),
    ...Object.fromEntries(own),
    code:
      error?.code ??
      // A status word of the Firebase protocol, such as `FAILED_PRECONDITION`, is a code in capitals.
      error?.status?.toLowerCase?.().replaceAll('_', '-') ??
      callableCode(
        ok
          ? typeof code === 'number'
            ? code
            : 500
          : typeof code === 'number' && code > 299
            ? code
            : httpStatus,
      ),
    error: source,
    httpStatus,
  })
}

/**
 * How the response of a function is read. `result` is the data; else `error` is thrown; else a numeric `code` from 200 to 299 returns the body
 * and any other is thrown; else the body is the data. Throws `CallableError`.
 */
export const functionResult: Reading<unknown> = {
  map(body: unknown, received) {
    const { result, error, code } = Object(body)
    if (result !== undefined) return result
    if (error || (typeof code === 'number' && (code < 200 || code > 299))) throw callableError(received, body)
    return body
  },
  toError: callableError,
}

/**
 * Calls a function with `data` as JSON (`{data}`) and returns its unwrapped result. Sends the identity token when a user is signed in.
 * Throws `CallableError`, `NetworkError` ('internal'), `TimeoutError` ('deadline-exceeded'), `AbortedError` ('cancelled').
 *
 * @example
 * ```ts
 * const { uid } = await call<{ uid: string }>(
 *   client,
 *   'account',
 *   'getUserInfo',
 *   { displayName: 'Ada' },
 * )
 * ```
 */
export const call = <Result>(
  client: Client,
  service: string,
  method: string,
  data: unknown = null,
  options: CallOptions = {},
): Call<Result> =>
  exchange(
    client,
    functionAddress(client, service, method),
    { ...options, method: 'POST', body: JSON.stringify({ data }), auth: byIdentity },
    functionResult as Reading<Result>,
  )
