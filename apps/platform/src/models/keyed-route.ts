import type { Context } from 'hono'
import type { z } from 'zod'

import { parseJson } from '../kernel/http/parse.ts'
import type { Sql } from '../kernel/storage/database.ts'
import type { Scope } from '../keys/scopes.ts'
import type { ModelServices } from './model-services.ts'
import type { Limit, RateLimiter } from './rate-limit.ts'
import { callUpstream } from './upstream/upstream.ts'

/** What a call costs, and its answer, which is only made when the caller can pay. */
export interface Work {
  tokens: number
  /** Work that writes is charged, and its answer kept, within its own transaction, so that all happens or nothing; all else afterwards. */
  answer: (charge: (sql: Sql, answer: object) => Promise<void>) => object | Promise<object>
}

interface Tiers {
  standard: Limit
  premium: Limit
}

export interface KeyedRoute<Schema extends z.ZodType<{ model?: string | undefined }>> {
  product: string
  /** What a limited key must be allowed. */
  scope: Scope
  schema: Schema
  /** Rate limits a minute: for any key, and for keys of speed level 2 and above. */
  limits: Tiers | ((request: z.infer<Schema>) => Tiers)
  /** Throws `ApiFailure` for what the model does not take. */
  prepare: (request: z.infer<Schema>, caller: { keyId: string }) => Work | Promise<Work>
}

/** A route that needs a key: authenticate, check, limit, ensure the balance, compute, charge. A failed call costs nothing. */
export function keyedRoute<Schema extends z.ZodType<{ model?: string | undefined }>>(
  { meter, config }: ModelServices,
  limiter: RateLimiter,
  { product, scope, schema, limits, prepare }: KeyedRoute<Schema>,
) {
  return async (context: Context): Promise<Response> => {
    const caller = await meter.authenticate(context, scope)
    const request = await parseJson(context, schema)
    const { tokens, answer } = await prepare(request, { keyId: caller.key.id })
    const tiers = typeof limits === 'function' ? limits(request) : limits
    const limit = caller.key.speed_level >= 2 ? tiers.premium : tiers.standard
    limiter(context, `${product}:${caller.key.id}`, limit, tokens)
    meter.ensure(caller, tokens)
    const requestId = context.get('requestId') as string
    const use = { product, model: request.model ?? product, tokens, requestId }
    if (config.upstream !== undefined) {
      const upstream = await callUpstream(config.upstream, context, request)
      if (upstream.response.ok) await meter.charge(caller, { ...use, tokens: upstream.tokens ?? tokens })
      return upstream.response
    }
    let isCharged = false
    const body = await answer(async (sql, written) => {
      await meter.charge(caller, use, sql)
      isCharged = true
      await caller.charge?.keep(sql, written)
    })
    if (!isCharged) await meter.charge(caller, use)
    return context.json(body, 200, { 'x-engine': 'local' })
  }
}
