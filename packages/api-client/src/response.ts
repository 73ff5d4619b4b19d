import { brand, failure, networkError, type ApiError, type ValidationIssue } from './errors.ts'
import type { Received } from './request.ts'
import { parseRetryAfter } from './retry.ts'

/** Longest part of an error body that is read, in UTF-16 units. */
const maxErrorLength = 16_384

/** Message of a successful response whose body is not JSON. */
export const notJson = 'Response is not valid JSON object.'

/** Rethrows the SDK's own errors, and any other failure of the transport as `NetworkError`. */
export const brokenOff = (cause: unknown): never => {
  throw Object(cause)[brand] ? cause : networkError(cause)
}

/** Returns the media type of a successful response in lower case, since types are case-insensitive; empty for an error. */
export const mediaType = ({ ok, headers }: Response): string =>
  ok ? String(headers.get('content-type')).toLowerCase() : ''

export const eventStreamType = 'text/event-stream'

async function readStart({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader && text.length < maxErrorLength) {
    // oxlint-disable-next-line no-await-in-loop -- chunks come one after another
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: !done })
    if (done) return text
  }
  void reader?.cancel().catch(() => undefined)
  return text.slice(0, maxErrorLength)
}

/** Parses JSON; undefined when the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads a body as JSON; undefined when it is empty. Of an error, only the start is read, and is text when it is not JSON; its keys are
 * replaced. Throws `invalid()` for a successful body that is not JSON: the engine's own error would quote it, and it may contain a key.
 */
export async function readBody({ response, redact }: Received, invalid?: () => Error): Promise<unknown> {
  const { ok, body, headers } = response
  if (!ok) {
    const text = redact(await readStart(response))
    return parseJson(text) ?? text
  }
  // A response of status 204 or 205 has no body at all.
  if (body === null || headers.get('content-length') === '0') return
  return response.json().catch((cause: unknown) => {
    throw (cause as Error).name === 'SyntaxError' ? invalid?.() : cause
  })
}

/** Returns a detail as text: itself, one issue such as `body.input: is missing`, or a list of them. */
function textOf(detail: unknown): string {
  if (typeof detail === 'string') return detail
  if (Array.isArray(detail)) return detail.map(textOf).join('; ')
  const { loc, msg } = Object(detail)
  return [[loc].flat().join('.'), msg].filter(Boolean).join(': ')
}

/**
 * Creates the error of a failed response from its parsed body. Its message is `{status}: {detail or status text}`
 * and quotes nothing else of the body.
 */
export function apiError(
  { response, redact }: Received,
  body: unknown,
  detail: unknown = Object(body).detail,
): ApiError {
  const { status, statusText, headers } = response
  const { code, error } = Object(body)
  // A browser hides the status and target of a redirect.
  const statusPhrase = statusText || (status ? 'No details' : 'Redirect')
  const target = redact(headers.get('location') ?? '')
  const text = textOf(detail) || [statusPhrase, target].filter(Boolean).join(': ')
  const failed = failure('ApiError', `${status}: ${text}`, {
    status,
    detail: Array.isArray(detail) ? (detail as ValidationIssue[]) : text,
    code: code ?? Object(error).code,
    requestId: headers.get('x-request-id'),
    retryAfterMs: parseRetryAfter(headers),
  })
  return Object.defineProperties(failed, { body: { value: body }, headers: { value: headers } })
}

/** Creates the error of a successful response with another body than expected. */
export const invalidResponse = (received: Received, detail = notJson): ApiError =>
  apiError(received, { detail, code: 'invalid_response' })
