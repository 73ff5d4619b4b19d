import { createApp, type App } from '../http/create-app.ts'
import { defineRoute } from '../http/define-route.ts'
import type { Metrics } from './metrics.ts'

const getMetrics = defineRoute({
  id: 'getMetrics',
  method: 'get',
  path: '/metrics',
  summary: 'Requests, durations, tokens and queues, for Prometheus',
  auth: 'none',
  audience: 'local',
  responseTypes: ['text/plain'],
})

export const metricsCalls = [getMetrics] as const

export function metricsRoutes(metrics: Metrics): App {
  const app = createApp()
  app.openapi(getMetrics, async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  )
  return app
}
