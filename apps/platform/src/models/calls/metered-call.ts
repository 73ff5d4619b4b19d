import type { Context } from 'hono'

import type { Caller } from '../../access/callers.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { rawResponse } from '../../kernel/http/raw-response.ts'
import type { Work } from '../compute/work.ts'
import { chargeLimitedKey, limitKey } from '../limits/limit-usage.ts'
import type { LimitedProduct } from '../limits/limits.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { callUpstream } from '../upstream/upstream.ts'
import type { ModelServices } from './model-services.ts'
import type { Served } from './serve-models.ts'

interface MeteredCall<Body extends object> {
  /** Set by `withChargedKey`. */
  caller: Caller
  product: string
  /** The validated request in our own fields, which an upstream service gets. */
  request: { model?: string | undefined }
  /** Path of the upstream service where it differs from the path of the call. */
  upstreamPath?: `/${string}`
  /** Makes the response of an upstream service that of the call, where its clients read another shape. Throws if it cannot. */
  shape?: (answer: unknown) => object
  /** Lets a model server compute the response, where one is configured for the product. */
  serve?: ((signal: AbortSignal) => Promise<Served<Body>>) | undefined
  /** The product whose rate limit applies. */
  limit: LimitedProduct
  work: Work<Body>
}

function shapedBy(shape: (answer: unknown) => object, text: string): object {
  try {
    return shape(JSON.parse(text))
  } catch {
    throw new ApiFailure(502, 'The inference service sent a response of an unknown shape.')
  }
}

/**
 * Returns a function that responds to a call: it checks rate limit and balance, computes, and charges. A failed call costs nothing. Quick
 * work is done first, and one statement checks the key, counts the call and charges it.
 */
export function createMeteredCall({ meter, config }: ModelServices, limiter: RateLimiter) {
  return async <Body extends object>(
    context: Context,
    {
      caller,
      product,
      request,
      upstreamPath,
      shape,
      serve,
      limit,
      work: { tokens, isQuick = false, answer },
    }: MeteredCall<Body>,
  ) => {
    const { upstream } = config
    const isOneStatement = isQuick && upstream === undefined && serve === undefined
    if (!isOneStatement) {
      await caller.check()
      await limitKey(limiter, context, limit, caller.key, tokens)
      meter.ensure(caller, tokens)
    }
    const requestId = context.get('requestId') as string
    const usage = { product, model: request.model ?? product, requestId }
    if (serve !== undefined)
      return meter.holding(caller, { ...usage, least: tokens, most: tokens }, async (charge) => {
        const served = await serve(context.req.raw.signal)
        await charge(served.tokens)
        return context.json(served.answer, 200, { 'x-engine': 'upstream' })
      })
    if (upstream !== undefined)
      return meter.holding(caller, { ...usage, least: tokens, most: tokens }, async (charge) => {
        const answered = await callUpstream(upstream, context, request, upstreamPath)
        if (!answered.response.ok) return rawResponse(answered.response)
        const shaped = shape && shapedBy(shape, answered.text)
        await charge(answered.tokens ?? tokens)
        return shaped === undefined
          ? rawResponse(answered.response)
          : rawResponse(context.json(shaped, 200, { 'x-engine': 'upstream' }))
      })
    let isCharged = false
    const body = await answer(async (sql, written) => {
      await meter.charge(caller, { ...usage, tokens }, sql)
      isCharged = true
      await caller.charge?.keep(sql, written)
    })
    if (isOneStatement)
      await meter.chargeBy(caller, { ...usage, tokens }, (consumption) =>
        chargeLimitedKey(limiter, context, limit, caller.key, consumption),
      )
    else if (!isCharged) await meter.charge(caller, { ...usage, tokens })
    if (!(body instanceof Uint8Array)) return context.json(body, 200, { 'x-engine': 'local' })
    const headers = { 'content-type': 'application/json', 'x-engine': 'local' }
    return rawResponse(context.body(body, 200, headers))
  }
}

/** Responds to a call, as `createMeteredCall` describes. */
export type MeteredCalls = ReturnType<typeof createMeteredCall>
