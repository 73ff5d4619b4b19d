import type { Context } from 'hono'
import type { Config } from '../config.ts'

/** Hands a call to the real inference service that `UPSTREAM_API_URL` names, with its own key, and passes the answer on. */
export async function callUpstream(
  upstream: NonNullable<Config['upstream']>,
  context: Context,
  body: unknown,
): Promise<Response> {
  const answer = await fetch(new URL(context.req.path, upstream.url), {
    method: context.req.method,
    headers: {
      authorization: `Bearer ${upstream.key}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  })
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      'x-engine': 'upstream',
    },
  })
}
