import type { Context, MiddlewareHandler } from 'hono'

import type { Caller } from '../../access/callers.ts'
import type { ApiRoute } from '../../kernel/http/define-route.ts'
import type { GuardedRoute } from '../../kernel/http/guard.ts'
import { counterOf, limitKey } from './limit-usage.ts'
import type { LimitedProduct } from './limits.ts'
import type { RateLimiter } from './rate-limit.ts'

/** Statuses of a call that was refused for what its sender sent. */
const isRefusal = (status: number) => [400, 413, 415, 422].includes(status)

/**
 * Puts the rate limit of a product before the body of a route whose price is known only from it. Inside `withKey` or `withChargedKey`: a key above its limit
 * gets 429 before its body is read, and a call that is refused before it was counted with its tokens is counted as well.
 */
export function withLimit<Route extends ApiRoute>(
  limiter: RateLimiter,
  product: LimitedProduct,
  route: Route,
): GuardedRoute<Route, object> {
  const middleware: MiddlewareHandler = async (context: Context, next) => {
    const { key } = context.get('caller') as Caller
    limiter.check(counterOf(product, key.id))
    await next()
    if (!isRefusal(context.res.status) || context.get('isCounted') === true) return
    // Counted for the calls after it: this one has its response already.
    await limitKey(limiter, context, product, key).catch(() => undefined)
  }
  const rest = [route.middleware ?? []].flat()
  return { ...route, middleware: [middleware, ...rest] } as unknown as GuardedRoute<Route, object>
}
