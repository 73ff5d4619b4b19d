import type { Context, MiddlewareHandler } from 'hono'

import type { LoggedError, RequestLog } from '../account/request-log/request-log.ts'
import type { Core } from '../kernel/core.ts'
import { routeOf } from '../kernel/http/base-app.ts'
import { failureOfError } from '../kernel/http/failure-of-error.ts'
import type { RequestVariables } from '../kernel/http/request-variables.ts'
import { productOfCall } from './product-of-route.ts'

/** Characters of what the log keeps of an error and of the name of a client. */
const longestMessage = 300
const longestUserAgent = 200

/** Returns the beginning of a text; null for none. */
const storable = (text: string | undefined, longest: number): string | null =>
  text === undefined ? null : text.slice(0, longest).toWellFormed().replaceAll('\0', '')

/** Returns what the response to a failed call says; null for a call that succeeded. */
function errorOf(context: Context<{ Variables: RequestVariables }>): LoggedError | null {
  const { error, res } = context
  if (error === undefined || res.status < 400) return null
  const { code, param, message } = failureOfError(error).body(context.get('docsUrl')).error
  return {
    code,
    param: storable(param ?? undefined, longestMessage),
    message: storable(message, longestMessage) ?? '',
  }
}

/** The request log itself: whoever waits for a call reads it every few seconds. */
const logRoute = '/api/v1/account/requests'

/**
 * Writes every call with a known key to the request log, whatever the status of its response. Calls that read the log are left out, and so is
 * what the dashboard reads for its user: the user made no such call.
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
    if (route.startsWith(logRoute)) return
    const product = productOfCall(call, route)
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
      product: productOfCall(call, route),
      model: call.usage?.model ?? null,
      status: context.res.status,
      tokens: call.usage?.tokens ?? 0,
      duration,
      engine: context.res.headers.get('x-engine'),
      error: errorOf(context),
      userAgent: storable(context.req.header('user-agent'), longestUserAgent),
    })
    if (call.streamed === undefined) requestLog.record(logged())
    else requestLog.recordAfter(call.streamed, logged)
  }
}
