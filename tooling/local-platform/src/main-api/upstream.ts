import type { Context } from 'hono'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { ApiFailure } from '../http/api-failure.ts'

const metered = z.object({ usage: z.object({ total_tokens: z.number().int().min(0) }) })

interface UpstreamAnswer {
  response: Response
  /** What the service says it used; undefined when it does not say. */
  tokens: number | undefined
}

function usedTokens(text: string): number | undefined {
  try {
    return metered.safeParse(JSON.parse(text)).data?.usage.total_tokens
  } catch {
    return undefined
  }
}

/** Hands a call to the real inference service that `UPSTREAM_API_URL` names, with its own key, and passes the answer on. Throws 503 when it does not answer. */
export async function callUpstream(
  upstream: NonNullable<Config['upstream']>,
  context: Context,
  body: unknown,
): Promise<UpstreamAnswer> {
  const ask = async () => {
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
    return { answer, text: await answer.text() }
  }
  const { answer, text } = await ask().catch((cause: unknown) => {
    throw new ApiFailure(
      503,
      `The inference service did not answer (${cause instanceof Error ? cause.name : 'error'}).`,
    )
  })
  const response = new Response(text || null, {
    status: answer.status,
    headers: {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      'x-engine': 'upstream',
    },
  })
  return { response, tokens: usedTokens(text) }
}
