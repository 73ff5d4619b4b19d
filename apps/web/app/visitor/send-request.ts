import { AbortedError, NetworkError } from '@search-foundation/api-client'

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
  /** Parsed JSON, else text. */
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
 * @throws `NetworkError` when there is no response, `AbortedError` when the signal is aborted.
 */
export async function sendRequest(
  { method, url, body }: PlainRequest,
  signal: AbortSignal,
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
    const parsed = parsedBody(await response.text())
    const number = (name: string) => {
      const value = response.headers.get(name)
      return value === null ? null : Number(value)
    }
    return {
      status: response.status,
      body: parsed,
      requestId: response.headers.get('x-request-id'),
      tokens: number('x-usage-tokens') ?? tokensIn(parsed),
      remaining: number('x-ratelimit-remaining-requests'),
    }
  } catch {
    if (signal.aborted) throw new AbortedError('The request was canceled.')
    throw new NetworkError('No response')
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
