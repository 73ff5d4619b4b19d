import type { Context } from 'hono'
import type { Config } from '../config.ts'
import { ApiFailure } from '../http/api-failure.ts'

/** Hands a call to the real inference service that `UPSTREAM_API_URL` names, with its own key, and passes the answer on. Throws 503 when it does not answer. */
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
  }).catch((cause: unknown) => {
    throw new ApiFailure(
      503,
      `The inference service did not answer (${cause instanceof Error ? cause.name : 'error'}).`,
    )
  })
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      'x-engine': 'upstream',
    },
  })
}
