import type { Client } from './client.ts'
import { callableCode, failure, type CallableError } from './errors.ts'
import { byIdentity } from './identity.ts'
import { exchange, type Call, type CallOptions, type Read } from './request.ts'
import { notJson, readBody } from './response.ts'

/**
 * Creates the error of a failed function. The own properties of the server's error object become properties of the error, except those of
 * an `Error` and `error`.
 */
function callableError(status: number, message: unknown, error?: unknown): CallableError {
  const text = typeof message === 'string' ? message : 'internal'
  const failed = failure('CallableError', text, { code: callableCode(status), error })
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
 * Unwraps the response of a function (specification §7). `result` is the data; else `error` is thrown; else a numeric `code` from 200 to
 * 299 returns the body and any other is thrown; else the body of a successful response is the data. Throws `CallableError`.
 */
export const readResult: Read<unknown> = async (received) => {
  const { ok, status } = received.response
  const invalid = () => callableError(ok ? 500 : status, notJson)
  const body = await readBody(received, invalid)
  if (Object(body) !== body) {
    if (ok && body !== undefined) return body
    throw invalid()
  }
  const { result, error, code, message } = body as FunctionBody
  if (result !== undefined) return result
  if (error) throw callableError(status, typeof error === 'string' ? error : error.message, error)
  const outcome = typeof code === 'number' ? code : status
  if (outcome >= 200 && outcome < 300) return body
  const text = outcome === code ? (message ?? `${code}`) : 'Response is missing data field.'
  throw Object.assign(callableError(outcome, text, body), { code: callableCode(outcome) })
}

/**
 * Calls a function with `data` as JSON (`{data}`) and returns its unwrapped result. Sends the identity token when a user is signed in.
 * Throws `CallableError`, `NetworkError` ('internal'), `TimeoutError` ('deadline-exceeded'), `AbortedError` ('cancelled').
 */
export const call = <Result>(
  client: Client,
  service: string,
  method: string,
  data: unknown,
  options: CallOptions = {},
): Call<Result> =>
  exchange(
    client,
    `${client.hosts.functions}/${service}/${method}`,
    { ...options, method: 'POST', body: JSON.stringify({ data }), auth: byIdentity },
    readResult as Read<Result>,
  )
