import { createHash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

import type { Config } from '../config.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { ApiFailure } from './api-failure.ts'
import { createApp, type App } from './create-app.ts'
import { defineRoute } from './define-route.ts'
import { guard } from './guard.ts'

const getMetrics = defineRoute({
  id: 'getMetrics',
  method: 'get',
  path: '/metrics',
  summary: 'Requests, durations, tokens, and queues, for Prometheus',
  auth: 'none',
  audience: 'local',
  responseTypes: ['text/plain'],
  failures: [403],
})

export const metricsCalls = [getMetrics] as const

/** Whether a request was made by a program of this machine, not by a proxy on it for someone else. */
function isLocal(context: Context): boolean {
  const { address = '' } = getConnInfo(context).remote
  const isForwarded = ['x-forwarded-for', 'forwarded'].some((name) => context.req.header(name) !== undefined)
  return !isForwarded && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Serves the metrics to programs of this machine, or to those that have `METRICS_TOKEN` where it is set. */
export function metricsRoutes(metrics: Metrics, { metricsToken }: Pick<Config, 'metricsToken'>): App {
  const isAllowed = (context: Context) =>
    metricsToken === undefined
      ? isLocal(context)
      : timingSafeEqual(digest(context.req.header('authorization') ?? ''), digest(`Bearer ${metricsToken}`))
  const guarded = guard(getMetrics, (context) => {
    if (!isAllowed(context))
      throw new ApiFailure(
        403,
        'Metrics are available to programs on this machine and to requests with METRICS_TOKEN.',
      )
    return {}
  })
  const app = createApp()
  app.openapi(guarded, async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  )
  return app
}
