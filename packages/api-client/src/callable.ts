import type { Client } from './client.ts'
import { callableCode, failure, type CallableError } from './errors.ts'
import { functionAddress } from './function-address.ts'
import { byIdentity } from './identity.ts'
import { exchange, type Call, type CallOptions, type Read } from './request.ts'
import { notJson, readBody } from './response.ts'
import { parseRetryAfter } from './retry.ts'

/**
 * Creates the error of a failed function. The own properties of the server's error object become properties of the error, except those of
 * an `Error` and `error`.
 */
function callableError(
  { headers, status }: Response,
  message: unknown,
  error?: unknown,
  outcome = status,
): CallableError {
  const failed = failure('CallableError', typeof message === 'string' ? message : 'internal', {
    // A status word of the Firebase protocol, such as `FAILED_PRECONDITION`, is a code in capitals.
    code: Object(error).status?.toLowerCase?.().replaceAll('_', '-') ?? callableCode(outcome),
    error,
    httpStatus: status,
    requestId: headers.get('x-request-id'),
    retryAfterMs: parseRetryAfter(headers),
  })
  if (Object(error) !== error) return failed
  const {
    name,
    message: _,
    stack,
    error: __,
    ...own
  } = Object.getOwnPropertyDescriptors(error as FunctionBody)
  // Defined, not assigned: assigning `__proto__` would replace the prototype.
  return Object.defineProperties(failed, own)
}

interface FunctionBody {
  name?: unknown
  stack?: unknown
  result?: unknown
  error?: string | { message?: unknown }
  code?: unknown
  message?: unknown
}

/**
 * Unwraps the response of a function. `result` is the data; else `error` is thrown; else a numeric `code` from 200 to
 * 299 returns the body and any other is thrown; else the body of a successful response is the data. Throws `CallableError`.
 */
export const readResult: Read<unknown> = async (received) => {
  const { response } = received
  const { ok, status } = response
  const invalid = () => callableError(response, notJson, undefined, ok ? 500 : status)
  const body = await readBody(received, invalid)
  if (Object(body) !== body) {
    if (ok && body !== undefined) return body
    throw invalid()
  }
  const { result, error, code, message } = body as FunctionBody
  if (result !== undefined) return result
  if (error) throw callableError(response, typeof error === 'string' ? error : error.message, error)
  const outcome = typeof code === 'number' ? code : status
  if (outcome >= 200 && outcome < 300) return body
  const text = outcome === code ? (message ?? `${code}`) : 'Response is missing data field.'
  throw Object.assign(callableError(response, text, body), { code: callableCode(outcome) })
}

/**
 * Calls a function with `data` as JSON (`{data}`) and returns its unwrapped result. Sends the identity token when a user is signed in.
 * Throws `CallableError`, `NetworkError` ('internal'), `TimeoutError` ('deadline-exceeded'), `AbortedError` ('cancelled').
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
    readResult as Read<Result>,
  )
