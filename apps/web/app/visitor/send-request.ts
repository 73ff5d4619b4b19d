import { AbortedError, NetworkError } from '@search-foundation/api-client'
import { decodeEventStream } from '@search-foundation/api-client/sse'

import { storedKey } from './use-api-key.ts'

/** A request as a page shows it. */
export interface PlainRequest {
  method: string
  url: string
  /** JSON. */
  body?: string
}

/** What came back, with whatever status. */
export interface PlainResponse {
  status: number
  /** Parsed JSON, else text; of an event stream, the list of what its events contain. */
  body: unknown
  requestId: string | null
  /** Tokens that the call was charged; null where the response does not name them. */
  tokens: number | null
  /** Requests that are left of the rate limit in this minute; null where there is none. */
  remaining: number | null
}

/**
 * Sends a request with the key of this browser, as the reference shows it: an error status is a response, too.
 *
 * @param onEvent called with what has come so far, after each event of a response that is an event stream
 * @throws `NetworkError` when there is no response, `AbortedError` when the signal is aborted.
 */
export async function sendRequest(
  { method, url, body }: PlainRequest,
  signal: AbortSignal,
  onEvent?: (response: PlainResponse) => void,
): Promise<PlainResponse> {
  const { apiKey } = storedKey()
  try {
    const response = await fetch(url, {
      method,
      signal,
      headers: {
        accept: 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
    if (!/^text\/event-stream\b/.test(response.headers.get('content-type') ?? ''))
      return plainResponse(response, parsedBody(await response.text()))
    const events: unknown[] = []
    for await (const { data } of decodeEventStream(response, { signal })) {
      events.push(parsedBody(data))
      onEvent?.(plainResponse(response, [...events]))
    }
    return plainResponse(response, events)
  } catch {
    if (signal.aborted) throw new AbortedError('The request was canceled.')
    throw new NetworkError('No response')
  }
}

function plainResponse({ status, headers }: Response, body: unknown): PlainResponse {
  const number = (name: string) => {
    const value = headers.get(name)
    return value === null ? null : Number(value)
  }
  const last: unknown = Array.isArray(body) ? body.findLast((event) => tokensIn(event) !== null) : body
  return {
    status,
    body,
    requestId: headers.get('x-request-id'),
    tokens: number('x-usage-tokens') ?? tokensIn(last),
    remaining: number('x-ratelimit-remaining-requests'),
  }
}

function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function tokensIn(body: unknown): number | null {
  const usage: unknown = Object(body).usage
  const tokens: unknown = Object(usage).total_tokens
  return typeof tokens === 'number' ? tokens : null
}
