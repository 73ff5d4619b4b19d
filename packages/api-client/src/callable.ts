import type { Client } from './client.ts'
import { callableCode, failure } from './errors.ts'
import { exchange, type Call, type CallOptions, type Read } from './request.ts'
import { parseJson, readText } from './response.ts'

/**
 * Reads a function's answer and unwraps its body (specification §7): `result` is the data; else `error` is thrown; else a numeric `code`
 * returns the body from 200 to 299 and is thrown otherwise; else the body is the data. Throws `CallableError`.
 */
export const readResult: Read<unknown> = async (attempt) => {
  const body = parseJson(await readText(attempt))
  const { ok, status } = attempt.response
  const fail = (from: number, message: unknown, error?: unknown): never => {
    throw failure('CallableError', message as string, { code: callableCode(from), error })
  }
  if (Object(body) !== body) fail(ok ? 500 : status, 'Response is not valid JSON object.')
  const { result, error, code, message } = body as Record<string, unknown>
  if (result !== undefined) return result
  if (error) fail(status, (error as Error).message ?? 'internal', error)
  const outcome = typeof code === 'number' ? code : status
  if (outcome < 200 || outcome > 299)
    fail(outcome, outcome === code ? (message ?? code) : 'Response is missing data field.', body)
  return body
}

/**
 * Calls a function with `data` as JSON (`{data}`) and answers its unwrapped result. Carries the identity token when a user is signed in.
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
