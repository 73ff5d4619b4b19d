import { randomUUID } from 'node:crypto'
import type { Context, HonoRequest } from 'hono'
import { cors } from 'hono/cors'
import { matchedRoutes } from 'hono/route'

import type { Config } from '../config.ts'
import { log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { closeBodies } from './body/read-bytes.ts'
import { createApp, type App } from './create-app.ts'
import { failureBody } from './failure-body.ts'
import { failureOfError } from './failure-of-error.ts'
import { limitRefusals } from './refusals.ts'
import { failureOfStorage } from './storage-failure-response.ts'

/** The status under which proxies such as nginx log a request whose client closed the connection. */
const clientClosedRequest = 499

const exposedHeaders = [
  'x-request-id',
  'x-engine',
  'retry-after',
  'x-ratelimit-limit-requests',
  'x-ratelimit-limit-tokens',
  'x-ratelimit-remaining-requests',
  'x-ratelimit-remaining-tokens',
  'x-ratelimit-reset-requests',
  'x-ratelimit-reset-tokens',
  'x-usage-tokens',
  'x-next-cursor',
  'idempotent-replayed',
]

/** Returns the pattern of the matched route; `unmatched` without one, so that no unknown path is recorded. */
export const routeOf = (context: Context): string =>
  matchedRoutes(context).findLast(({ method }) => method !== 'ALL')?.path ?? 'unmatched'

/** The end of a process that does not stop. */
const never = new AbortController().signal

interface BaseAppOptions {
  /**
   * Beginnings of the paths that pages of any site may call, such as `/v1/`. Only for calls by API key: the browser sends no credentials
   * of its own there, so a page can do no more than the key that it has.
   */
  openPaths?: readonly string[]
}

/**
 * Returns an app with request ids, a log line and metrics per response, CORS for our own origins (on `openPaths` for all), limits of bodies
 * and one error shape. `ending` is aborted when the process stops and has no more time.
 */
export function baseApp(
  { config, metrics, ending = never }: { config: Config; metrics: Metrics; ending?: AbortSignal },
  { openPaths = [] }: BaseAppOptions = {},
): App {
  const { docsUrl } = config
  const app = createApp()
  app.use(async (context, next) => {
    const started = performance.now()
    context.set('requestId', randomUUID())
    context.set('trustedProxies', config.trustedProxies)
    context.set('docsUrl', docsUrl)
    context.set('ending', ending)
    context.header('x-request-id', context.get('requestId'))
    await next()
    const milliseconds = performance.now() - started
    const { method } = context.req
    const { status } = context.res
    metrics.answered({ method, route: routeOf(context), status, seconds: milliseconds / 1000 })
    log('info', 'request', {
      requestId: context.get('requestId'),
      method,
      // Not the path: that of the reader and of search holds what somebody reads and asks.
      route: routeOf(context),
      status,
      milliseconds: Math.round(milliseconds),
    })
  })
  const shared = { exposeHeaders: exposedHeaders, maxAge: 600 }
  const forOwnPages = cors({ ...shared, origin: [...config.appOrigins], credentials: true })
  const forAllPages = cors({ ...shared, origin: '*' })
  const isOpen = (request: HonoRequest) =>
    openPaths.some((start) => request.path.startsWith(start)) &&
    !config.appOrigins.includes(request.header('origin') ?? '')
  // Only cross-origin requests need its headers. To set them, the library turns every response into a web `Response`.
  app.use((context, next) => {
    const { method } = context.req
    const isCrossOrigin = context.req.header('origin') !== undefined || method === 'OPTIONS'
    if (isCrossOrigin && !isOpen(context.req)) return forOwnPages(context, next)
    // The library does not set it where every origin is allowed; the response to our own origins differs.
    context.header('vary', 'Origin')
    return isCrossOrigin ? forAllPages(context, next) : next()
  })
  app.use(limitRefusals(config.refusedLimit))
  app.use(closeBodies)
  app.notFound((context) => context.json(failureBody(docsUrl, 404, 'Not Found'), 404))
  app.onError((error, context) => {
    // Reading the body has failed because its sender left. Nobody gets this response; the status is for log and metrics.
    if (context.req.raw.signal.aborted) return context.body(null, clientClosedRequest as 400)
    const failure = failureOfError(error)
    if (failureOfStorage(error) !== undefined)
      log('error', 'database failed', { requestId: context.get('requestId'), error: String(error) })
    else if (failure.status === 500 && error !== failure)
      log('error', 'request failed', {
        requestId: context.get('requestId'),
        route: routeOf(context),
        error: error.stack ?? String(error),
      })
    return context.json(failure.body(docsUrl), failure.status as 400, { ...failure.headers })
  })
  return app
}
