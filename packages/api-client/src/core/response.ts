import { failure, type ApiError, type ValidationIssue } from './errors.ts'
import { maxErrorLength } from './limits.ts'
import type { Received } from './received.ts'
import { parseRetryAfter } from './retry.ts'

/** Returns the media type of a response in lower case, since types are case-insensitive. */
export const mediaType = ({ headers }: Response): string => String(headers.get('content-type')).toLowerCase()

export const eventStreamType = 'text/event-stream'

async function readStart({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (text.length < maxErrorLength) {
    // oxlint-disable-next-line no-await-in-loop -- chunks come one after another
    const chunk = await reader?.read()
    if (!chunk?.value) break
    text += decoder.decode(chunk.value, { stream: true })
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

/** Reads the start of an error body: JSON, or text when it is not JSON. Its keys are replaced. */
export async function readError({ response, redact }: Received): Promise<unknown> {
  const text = redact(await readStart(response))
  return parseJson(text) ?? text
}

/** Returns a detail as text: itself, one issue such as `body.input: is missing`, or a list of them. */
function textOf(detail: unknown): string {
  if (typeof detail === 'string') return detail
  if (Array.isArray(detail)) return detail.map(textOf).join('; ')
  const { loc, msg } = Object(detail)
  return [[loc].flat().join('.'), msg].filter(Boolean).join(': ')
}

/**
 * Creates the error of a failed response from its parsed body, or of a successful one with another body than expected. Its message is
 * `{status}: {detail or status text}` and quotes nothing else of the body.
 */
export function apiError(
  { response, redact }: Received,
  body?: unknown,
  detail: unknown = Object(body).detail,
): ApiError {
  const { ok, status, statusText, headers } = response
  const { error, code = Object(error).code ?? (ok ? 'invalid_response' : undefined) } = Object(body)
  // A browser hides the status and target of a redirect.
  const reason = ok ? 'Unexpected body' : statusText || (status ? 'No details' : 'Redirect')
  const target = redact(headers.get('location') ?? '')
  const text = textOf(detail) || [reason, target].filter(Boolean).join(': ')
  const failed = failure('ApiError', `${status}: ${text}`, {
    status,
    detail: Array.isArray(detail) ? (detail as ValidationIssue[]) : text,
    code,
    requestId: headers.get('x-request-id'),
    retryAfterMs: parseRetryAfter(headers),
  })
  return Object.defineProperties(failed, { body: { value: body }, headers: { value: headers } })
}
