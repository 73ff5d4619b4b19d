import { Hono } from 'hono'

import type { App } from '../http/base-app.ts'
import type { Metrics } from './metrics.ts'

/** `GET /metrics`, for Prometheus. */
export function metricsRoutes(metrics: Metrics): App {
  const app: App = new Hono()
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  )
  return app
}
