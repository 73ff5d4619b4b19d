import type { Client } from './client.ts'
import { callableCode, failure, type CallableError } from './errors.ts'
import { exchange, type Call, type CallOptions, type Read } from './request.ts'
import { readErrorBody, readJson } from './response.ts'

/** Properties of an `Error`, and the server's error object, which its own properties do not replace. */
const reserved = new Set(['name', 'message', 'stack', 'error'])

/**
 * Creates the error of a failed function. The own properties of `properties`, which are those of the server's error object unless given,
 * become properties of the error.
 */
function callableError(
  status: number,
  message: unknown,
  error?: unknown,
  properties: unknown = error,
): CallableError {
  const text = typeof message === 'string' ? message : 'internal'
  const failed = failure('CallableError', text, { code: callableCode(status), error })
  if (Object(properties) !== properties) return failed
  for (const [name, value] of Object.entries(properties as object)) {
    // Defined, not assigned: assigning `__proto__` would replace the prototype.
    if (!reserved.has(name))
      Object.defineProperty(failed, name, { value, enumerable: true, configurable: true, writable: true })
  }
  return failed
}

interface FunctionBody {
  result?: unknown
  error?: unknown
  code?: unknown
  message?: unknown
}

/**
 * Unwraps the response of a function (specification §7). `result` is the data; else `error` is thrown; else a numeric `code` from 200 to
 * 299 returns the body and any other is thrown; else the body of a successful response is the data. Throws `CallableError`.
 */
export const readResult: Read<unknown> = async (attempt) => {
  const { response } = attempt
  const { ok, status } = response
  const invalid = () => callableError(ok ? 500 : status, 'Response is not valid JSON object.')
  const body = ok ? await readJson(response, invalid) : await readErrorBody(attempt)
  if (Object(body) !== body) {
    if (ok) return body
    throw invalid()
  }
  const { result, error, code, message } = body as FunctionBody
  if (result !== undefined) return result
  if (error) throw callableError(status, typeof error === 'string' ? error : (error as Error).message, error)
  const outcome = typeof code === 'number' ? code : status
  if (outcome >= 200 && outcome < 300) return body
  throw callableError(
    outcome,
    outcome === code ? (message ?? String(code)) : 'Response is missing data field.',
    body,
    { ...(body as FunctionBody), code: callableCode(outcome) },
  )
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
    { ...options, method: 'POST', json: { data }, auth: 'identity' },
    readResult as Read<Result>,
  )
