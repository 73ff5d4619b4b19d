import { failure, networkError, type ApiError, type ValidationIssue } from './errors.ts'
import { statusTextOf } from './reason-phrase.ts'
import type { Attempt, Received } from './request.ts'
import { parseRetryAfter } from './retry.ts'

/** Longest part of an error body that is read, in UTF-16 units. */
const maxErrorLength = 16_384

/** Rethrows a failure of the transport as `NetworkError`. */
export const brokenOff = (cause: unknown): never => {
  throw networkError(cause)
}

/**
 * Reads the body of a successful response as JSON. Throws `invalid()` when it is not JSON: the engine's own error would quote the body, which
 * may contain a key. Throws `NetworkError` when the body breaks off.
 */
export const readJson = (response: Response, invalid: () => Error): Promise<unknown> =>
  response.json().catch((cause: unknown) => {
    throw (cause as Error).name === 'SyntaxError' ? invalid() : networkError(cause)
  })

/** Returns the media type of a successful response in lower case, since types are case-insensitive; empty for an error. */
export const mediaType = ({ ok, headers }: Response): string =>
  ok ? (headers.get('content-type') ?? '').toLowerCase() : ''

export const eventStreamType = 'text/event-stream'

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  // Some fetch implementations have no streams.
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let isDone = false
  while (!isDone && text.length < maxErrorLength) {
    // oxlint-disable-next-line no-await-in-loop -- chunks come one after another
    const { done, value } = await reader.read()
    isDone = done
    text += decoder.decode(value, { stream: !done })
  }
  void reader.cancel().catch(() => undefined)
  return text
}

/** Reads the start of an error body, without keys: its JSON, or the text when it is not JSON. Throws `NetworkError` when it breaks off. */
export async function readErrorBody({ response, keys }: Attempt): Promise<unknown> {
  const start = await readStart(response).catch(brokenOff)
  const text = keys.reduce((rest, key) => rest.replaceAll(key, '…'), start).slice(0, maxErrorLength)
  return parseJson(text) ?? text
}

/** Parses JSON; undefined when the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface ErrorBody {
  detail?: unknown
  code?: string | number
  error?: { code?: string | number }
}

/** Returns one issue as text, such as `body.input: is missing`. */
const issueText = (issue: Partial<ValidationIssue> | string | null): string | undefined =>
  typeof issue === 'string'
    ? issue
    : [[issue?.loc ?? []].flat().join('.'), issue?.msg].filter(Boolean).join(': ')

/**
 * Creates the error of a failed response from its parsed body. Its message is `{status}: {detail or status text}` (specification §8)
 * and quotes nothing else of the body.
 */
export function apiError(
  { response, requestId }: Received,
  body: unknown,
  detail: unknown = (body as ErrorBody | null)?.detail,
): ApiError {
  const { status, headers } = response
  const { code, error } = (body ?? {}) as ErrorBody
  const issues = Array.isArray(detail) && (detail as ValidationIssue[])
  const text = issues ? issues.map(issueText).join('; ') : typeof detail === 'string' && detail
  const summary = text || statusTextOf(response)
  const failed = failure('ApiError', `${status}: ${summary}`, {
    status,
    detail: issues || summary,
    code: code ?? error?.code,
    requestId,
    retryAfterMs: parseRetryAfter(headers, Date.now()),
  })
  return Object.defineProperties(failed, { body: { value: body }, headers: { value: headers } })
}

/** Creates the error of a successful response whose body is not JSON. */
export const invalidResponse = (received: Received): ApiError =>
  apiError(received, { detail: 'Invalid JSON', code: 'invalid_response' })
