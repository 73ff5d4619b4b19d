import type { Context } from 'hono'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { reportedUsage } from './reported-usage.ts'
import { requestUpstream, upstreamFailure, type Upstream, type UpstreamResponse } from './request-upstream.ts'

interface WholeResponse {
  response: Response
  text: string
  /** The reported usage; undefined without one. */
  tokens: number | undefined
}

/** Reads the rest of a response as text. Throws 502 if it breaks off, 504 on a timeout. */
async function readText({ response, abort }: UpstreamResponse, seconds: number): Promise<string> {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    abort()
  }, seconds * 1000)
  try {
    return await response.text()
  } catch (error) {
    throw isLate ? new ApiFailure(504, 'The inference service took too long.') : upstreamFailure(error)
  } finally {
    clearTimeout(timer)
  }
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Reads a whole response to pass it on. Throws 502 if its content type is JSON and its body is not. */
export async function wholeResponse(upstream: Upstream, answer: UpstreamResponse): Promise<WholeResponse> {
  const text = await readText(answer, upstream.timeoutSeconds)
  const { status, headers } = answer.response
  const type = headers.get('content-type') ?? 'application/json'
  if (answer.response.ok && type.includes('json') && !isJson(text))
    throw new ApiFailure(502, 'The response of the inference service was not valid JSON.')
  const said = headers.get('x-usage-tokens')
  const kept = ['location', 'x-usage-tokens'].flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return {
    response: new Response(text || null, {
      status,
      headers: { ...Object.fromEntries(kept), 'content-type': type, 'x-engine': 'upstream' },
    }),
    text,
    tokens: reportedUsage(text) ?? (said !== null && /^\d+$/.test(said) ? Number(said) : undefined),
  }
}

/** Forwards a JSON call, to the same path if none is given, and reads the whole response. Throws `ApiFailure` like `requestUpstream`. */
export async function callUpstream(
  upstream: Upstream,
  context: Context,
  body: unknown,
  path = context.req.path,
): Promise<WholeResponse> {
  const { method } = context.req
  return wholeResponse(
    upstream,
    await requestUpstream(upstream, context.req.raw.signal, { path, method, body: JSON.stringify(body) }),
  )
}
