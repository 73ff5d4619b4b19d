import { failure, type ApiError, type ValidationIssue } from './errors.ts'
import { maxErrorLength, maxJsonLength, maxTextLength } from './limits.ts'
import type { Received } from './received.ts'
import { parseRetryAfter } from './retry.ts'

/** Returns the media type of a response in lower case, since types are case-insensitive. */
export const mediaType = ({ headers }: Response): string => String(headers.get('content-type')).toLowerCase()

export const eventStreamType = 'text/event-stream'

/** Reads the start of a body; of JSON so much that it is whole, since what is cut cannot be parsed. */
async function readStart(response: Response): Promise<string> {
  const { body } = response
  // Not every `fetch` has streams: React Native's and node-fetch have none.
  if (!body?.getReader) return response.text()
  const most = mediaType(response).includes('json') ? maxJsonLength : maxErrorLength
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (text.length < most) {
    // oxlint-disable-next-line no-await-in-loop -- chunks come one after another
    const { value } = await reader.read()
    if (!value) break
    text += decoder.decode(value, { stream: true })
  }
  void reader.cancel().catch(() => undefined)
  return text.slice(0, most)
}

/** Parses JSON; undefined when the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the start of an error body: JSON, or text when it is not JSON. Its keys are replaced. */
export async function readError({ response, redact }: Received): Promise<unknown> {
  const text = redact(await readStart(response))
  const parsed = parseJson(text)
  return parsed === undefined ? text : parsed
}

/** Returns a detail as text: itself, one issue such as `body.input: is missing`, or a list of them. */
function textOf(detail: unknown): string {
  if (typeof detail === 'string') return detail
  if (Array.isArray(detail)) return detail.map(textOf).join('; ')
  const { loc, msg, message } = Object(detail)
  return [[loc].flat().join('.'), msg ?? message].filter(Boolean).join(': ')
}

/**
 * Returns the words of an error body: the first text or list in the fields where services and gateways put them, or the body itself when it
 * is a short text. HTML, as a proxy sends it, has no words.
 */
export function wordsOf(body: unknown): unknown {
  if (typeof body === 'string') return /^\s*</.test(body) ? undefined : body.trim().slice(0, maxTextLength)
  const { detail, error, error_description: description, message, title, errors } = Object(body)
  return [detail, Object(error).message, description, message, title, errors, error].find(
    (words) => (words && typeof words === 'string') || (Array.isArray(words) && textOf(words)),
  )
}

/**
 * Creates the error of a failed response from its parsed body, or of a successful one with another body than expected. Its message is
 * `{status}: {words or status text}` and quotes nothing else of the body.
 */
export function apiError(
  { response, redact }: Received,
  body?: unknown,
  words: unknown = response.ok ? undefined : wordsOf(body),
): ApiError {
  const { ok, status, statusText, headers } = response
  const { error, docs, code = Object(error).code ?? (ok ? 'invalid_response' : undefined) } = Object(body)
  // A browser hides the status and target of a redirect.
  const reason = ok ? 'Unexpected body' : statusText || (status ? 'No details' : 'Redirect')
  const target = redact(headers.get('location') ?? '')
  const text = (textOf(words) || [reason, target].filter(Boolean).join(': ')).slice(0, maxErrorLength)
  const failed = failure('ApiError', `${status}: ${text}`, {
    status,
    detail: Array.isArray(words) ? (words as ValidationIssue[]) : text,
    code,
    docs: typeof docs === 'string' ? docs : undefined,
    requestId: headers.get('x-request-id'),
    retryAfterMs: parseRetryAfter(headers),
  })
  return Object.defineProperties(failed, { body: { value: body }, headers: { value: headers } })
}
