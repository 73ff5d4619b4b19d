import { failure, networkError, type ApiError, type ValidationIssue } from './errors.ts'
import type { Answer, Attempt } from './request.ts'
import { parseRetryAfter } from './retry.ts'

/** Rethrows what reading a body threw as `NetworkError`. */
export const brokenOff = (cause: unknown): never => {
  throw networkError(cause)
}

/** The body of an answer as text, of a failed one without keys. Throws `NetworkError` when it breaks off. */
export const readText = ({ response, scrub }: Pick<Attempt, 'response' | 'scrub'>): Promise<string> =>
  response.text().then((text) => (response.ok ? text : scrub(text)), brokenOff)

/** The JSON in a text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface ErrorBody {
  detail?: unknown
  message?: unknown
  error?: { message?: unknown } | undefined
  code?: string | number
}

/** The error that tells of an answer which is of no use: `text` is its body, without keys; `body` the JSON in it. */
export function apiError({ response, requestId }: Answer, text: string, body: unknown): ApiError {
  const { status, statusText, headers } = response
  const { detail, message, error, code } = (body ?? {}) as ErrorBody
  const said = ([
    detail,
    message,
    error?.message,
    error,
    // A page of a proxy in the way, or plain words: 200 characters of them.
    (body === undefined &&
      text
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 200)) ||
      statusText,
  ].find((value) => (value as string | undefined)?.length) ?? '') as string | ValidationIssue[]
  // A text has no `map`.
  const issues = said as Partial<ValidationIssue[]>
  const summary =
    issues.map?.((issue) => `${issue?.loc.join('.')}: ${issue?.msg}`).join('; ') ?? (said as string)
  return failure('ApiError', `${status}: ${summary}`, {
    status,
    detail: said,
    code,
    requestId,
    retryAfterMs: parseRetryAfter(headers, Date.now()),
  })
}
