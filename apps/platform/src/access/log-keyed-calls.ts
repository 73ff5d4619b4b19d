import type { MiddlewareHandler } from 'hono'

import type { RequestLog } from '../account/request-log/request-log.ts'
import type { Core } from '../kernel/core.ts'
import { routeOf } from '../kernel/http/base-app.ts'
import type { RequestVariables } from '../kernel/http/request-variables.ts'
import { productOfRoute } from './product-of-route.ts'

/**
 * Writes every call with a known key to the request log, whatever the status of its response. What the dashboard reads for its user is left out: the
 * user made no such call.
 */
export function logKeyedCalls({
  requestLog,
  now,
}: {
  requestLog: RequestLog
  now: Core['now']
}): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const at = now()
    const started = performance.now()
    await next()
    const call = context.get('keyedCall')
    if (call === undefined) return
    const route = routeOf(context)
    const product = call.usage?.product ?? productOfRoute(route)
    if (
      call.isOfSession === true &&
      (product === null || (context.req.method === 'GET' && call.usage === undefined))
    )
      return
    const duration = performance.now() - started
    const logged = () => ({
      id: context.get('requestId'),
      keyId: call.keyId,
      at,
      method: context.req.method,
      route,
      product: call.usage?.product ?? product,
      model: call.usage?.model ?? null,
      status: context.res.status,
      tokens: call.usage?.tokens ?? 0,
      duration,
      engine: context.res.headers.get('x-engine'),
    })
    if (call.streamed === undefined) requestLog.record(logged())
    else requestLog.recordAfter(call.streamed, logged)
  }
}
