import type { Context } from 'hono'
import type { z } from 'zod'
import { parseJson } from '../http/parse.ts'
import type { Services } from '../services.ts'
import type { Limit, RateLimiter } from './rate-limit.ts'
import { callUpstream } from './upstream.ts'

/** What a call costs, and its answer, which is only made when the caller can pay. */
export interface Work {
  tokens: number
  answer: () => object
}

export interface KeyedRoute<Schema extends z.ZodType<{ model?: string | undefined }>> {
  product: string
  schema: Schema
  /** Rate limits a minute: for any key, and for keys of speed level 2 and above. */
  limits: { standard: Limit; premium: Limit }
  /** Throws `ApiFailure` for what the model does not take. */
  prepare: (request: z.infer<Schema>) => Work
}

/** A route that needs a key: authenticate, check, limit, ensure the balance, compute, charge. A failed call costs nothing. */
export function keyedRoute<Schema extends z.ZodType<{ model?: string | undefined }>>(
  { meter, config }: Services,
  limiter: RateLimiter,
  { product, schema, limits, prepare }: KeyedRoute<Schema>,
) {
  return async (context: Context): Promise<Response> => {
    const caller = await meter.authenticate(context)
    const request = await parseJson(context, schema)
    const { tokens, answer } = prepare(request)
    const limit = caller.key.speed_level >= 2 ? limits.premium : limits.standard
    limiter(context, `${product}:${caller.key.id}`, limit, tokens)
    meter.ensure(caller, tokens)
    const requestId = context.get('requestId') as string
    const use = { product, model: request.model ?? product, tokens, requestId }
    if (config.upstream !== undefined) {
      const upstream = await callUpstream(config.upstream, context, request)
      if (upstream.ok) await meter.charge(caller, use)
      return upstream
    }
    const body = answer()
    await meter.charge(caller, use)
    return context.json(body, 200, { 'x-engine': 'local' })
  }
}
