import { z } from 'zod'

import type { Config } from '../../kernel/config.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { companyFetch } from '../../kernel/outgoing/company-fetch.ts'

/** A service to ask: its address, our key for it, and when it counts as silent. */
export type Upstream = Pick<NonNullable<Config['upstream']>, 'url' | 'key' | 'timeoutSeconds'>

/** Longer than any stream; how long the service may be silent is in the configuration. */
const fetchFrom = companyFetch({ seconds: 900, isLarge: true })

interface UpstreamRequest {
  path: string
  method?: string
  /** Without them the question is JSON. */
  headers?: Readonly<Record<string, string>>
  body?: BodyInit | undefined
}

/** A response whose body may still arrive. */
export interface UpstreamResponse {
  response: Response
  abort: () => void
  /** From now on the call goes on when its client leaves. */
  outliveClient: () => void
}

const told = z.union([
  z.looseObject({ detail: z.string() }).transform(({ detail }) => detail),
  z.looseObject({ readableMessage: z.string() }).transform(({ readableMessage }) => readableMessage),
  z.looseObject({ error: z.string() }).transform(({ error }) => error),
])

/** Returns the message of a failed response in one line; undefined if it has none that is readable. */
function reason(text: string): string | undefined {
  try {
    return told.safeParse(JSON.parse(text)).data?.slice(0, 500)
  } catch {
    return undefined
  }
}

const unreachable = (why: string) =>
  new ApiFailure(502, `The inference service could not be reached (${why}).`)
const late = () => new ApiFailure(504, 'The inference service took too long.')

/** Returns the failure for a thrown error: 504 for a timeout, 502 for everything else. */
export function upstreamFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error
  if (!(error instanceof Error)) return unreachable('error')
  if (error.name === 'TimeoutError') return late()
  const { code } = (error.cause ?? {}) as { code?: unknown }
  return unreachable(typeof code === 'string' ? code : error.name)
}

/**
 * Maps a response of the service to one for our caller. Errors about the request itself (400, 404, 413, 422 …) are passed on unchanged.
 * Throws 429 with the service's Retry-After; 502 for trouble between us and it, which includes a key of ours that it refuses; 503, 504.
 */
async function checkStatus(response: Response): Promise<void> {
  const { status } = response
  if (status < 400) return
  const ours = status === 401 || status === 402 || status === 403
  if (!ours && status !== 429 && status < 500) return
  const said = reason(await response.text())
  const retryAfter = response.headers.get('retry-after')
  const headers: Record<string, string> = retryAfter === null ? {} : { 'retry-after': retryAfter }
  if (status === 429) throw new ApiFailure(429, said ?? 'The inference service is too busy.', headers)
  if (status === 503)
    throw new ApiFailure(503, said ?? 'The inference service is unavailable. Try again later.', headers)
  if (status === 504) throw late()
  if (ours)
    throw new ApiFailure(
      502,
      `The inference service rejected the platform's key (${status}). Your own key is valid.`,
    )
  throw new ApiFailure(502, `The inference service failed with status ${status}.`)
}

/** Sends a request to the service at `UPSTREAM_API_URL` with its key, until `signal` is aborted. Throws the `ApiFailure` of `checkStatus`. */
export async function requestUpstream(
  upstream: Upstream,
  signal: AbortSignal,
  { path, method = 'POST', headers = { 'content-type': 'application/json' }, body }: UpstreamRequest,
): Promise<UpstreamResponse> {
  const ending = new AbortController()
  const timer = setTimeout(
    () => ending.abort(new DOMException('Too late', 'TimeoutError')),
    upstream.timeoutSeconds * 1000,
  )
  const leave = () => ending.abort(signal.reason)
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  const outliveClient = () => signal.removeEventListener('abort', leave)
  try {
    const response = await fetchFrom(new URL(path, upstream.url), {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        // A server of our own may need none.
        ...(upstream.key !== '' && { authorization: `Bearer ${upstream.key}` }),
      },
      signal: ending.signal,
      ...(body !== undefined && { body }),
    })
    await checkStatus(response)
    return { response, abort: () => ending.abort(), outliveClient }
  } catch (error) {
    throw upstreamFailure(error)
  } finally {
    clearTimeout(timer)
  }
}
