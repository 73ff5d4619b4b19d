import { createApp, type App } from '../http/create-app.ts'
import type { Metrics } from './metrics.ts'

/** `GET /metrics`, for Prometheus. */
export function metricsRoutes(metrics: Metrics): App {
  const app = createApp()
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  )
  return app
}
