import type { Context, MiddlewareHandler } from 'hono'

import type { ApiRoute } from '../kernel/http/define-route.ts'
import type { GuardedRoute } from '../kernel/http/guard.ts'
import type { Scope } from '../keys/scopes.ts'
import type { Caller } from './callers.ts'
import type { Meter } from './meter.ts'

/**
 * Lets only API keys with a scope call a route, as `withKey` does. The key of a short request may be one that an earlier request has found, and the statement that
 * charges checks it. A response without such a statement, as one to an invalid body, waits until the key is checked.
 */
export function withChargedKey<Route extends ApiRoute & { 'x-auth': 'key' }>(
  { meter }: { meter: Meter },
  scope: Scope,
  route: Route,
): GuardedRoute<Route, { caller: Caller }> {
  const middleware: MiddlewareHandler = async (context: Context, next) => {
    const caller = await meter.recall(context, scope)
    context.set('caller', caller)
    await next()
    try {
      await caller.check()
    } catch (error) {
      context.res = undefined
      throw error
    }
  }
  const rest = [route.middleware ?? []].flat()
  return { ...route, middleware: [middleware, ...rest] } as unknown as GuardedRoute<Route, { caller: Caller }>
}
