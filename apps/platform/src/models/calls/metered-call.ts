import type { Context } from 'hono'

import type { Caller } from '../../access/meter.ts'
import { rawResponse } from '../../kernel/http/raw-response.ts'
import type { Work } from '../compute/work.ts'
import { limitKey } from '../limits/limit-usage.ts'
import type { LimitedProduct } from '../limits/limits.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { callUpstream } from '../upstream/upstream.ts'
import type { ModelServices } from './model-services.ts'

interface MeteredCall<Body extends object> {
  /** Set by `withKey`. */
  caller: Caller
  product: string
  /** The validated request, which an upstream service gets as it is. */
  request: { model?: string | undefined }
  /** Path of the upstream service where it differs from the path of the call. */
  upstreamPath?: `/${string}`
  /** The product whose rate limit applies. */
  limit: LimitedProduct
  work: Work<Body>
}

/** Returns a function that responds to a call: it checks rate limit and balance, computes, and charges. A failed call costs nothing. */
export function createMeteredCall({ meter, config }: ModelServices, limiter: RateLimiter) {
  return async <Body extends object>(
    context: Context,
    { caller, product, request, upstreamPath, limit, work: { tokens, answer } }: MeteredCall<Body>,
  ) => {
    await limitKey(limiter, context, limit, caller.key, tokens)
    meter.ensure(caller, tokens)
    const requestId = context.get('requestId') as string
    const usage = { product, model: request.model ?? product, requestId }
    const { upstream } = config
    if (upstream !== undefined)
      return meter.holding(caller, { ...usage, least: tokens, most: tokens }, async (charge) => {
        const answered = await callUpstream(upstream, context, request, upstreamPath)
        if (answered.response.ok) await charge(answered.tokens ?? tokens)
        return rawResponse(answered.response)
      })
    let isCharged = false
    const body = await answer(async (sql, written) => {
      await meter.charge(caller, { ...usage, tokens }, sql)
      isCharged = true
      await caller.charge?.keep(sql, written)
    })
    if (!isCharged) await meter.charge(caller, { ...usage, tokens })
    if (!(body instanceof Uint8Array)) return context.json(body, 200, { 'x-engine': 'local' })
    const headers = { 'content-type': 'application/json', 'x-engine': 'local' }
    return rawResponse(context.body(body, 200, headers))
  }
}
