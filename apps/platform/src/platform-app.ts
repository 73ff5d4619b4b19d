import { idempotent } from './access/idempotency/idempotent.ts'
import { logKeyedCalls } from './access/log-keyed-calls.ts'
import { webhookRoutes } from './api/checkout/webhook-routes.ts'
import { dashboardApiRoutes } from './api/dashboard/routes.ts'
import { keyServiceRoutes } from './api/key-service/routes.ts'
import type { Services } from './api/services.ts'
import { ticketRoutes } from './api/tickets/routes.ts'
import type { Stripe } from './billing/checkout/create-checkout.ts'
import { baseApp, type App } from './kernel/http/base-app.ts'
import { readyRoutes } from './kernel/http/ready-routes.ts'
import { metricsRoutes } from './kernel/metrics/routes.ts'
import { mainApi } from './models/main-api.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { outboxRoutes } from './stand-ins/outbox/routes.ts'
import { createBotCheckResponses } from './stand-ins/turnstile/responses.ts'
import { botCheckRoutes } from './stand-ins/turnstile/routes.ts'
import { verifyResponse } from './stand-ins/turnstile/verify-response.ts'

/** Where calls cost tokens or money. A transfer of tokens keeps its own names, for good. */
const repeatable = ['/v1/*', '/reader', '/search', '/api/v1/checkout_session']

/** Everything on the platform's main port. A route mounted here must be listed in its area's `operations.ts`. */
export function platformApp(options: {
  services: Services
  stripe: Stripe
  isStarted: () => boolean
  wakeBulkWorker: () => void
  /** Ends answers that wait for something. */
  stopping: AbortSignal
}): App {
  const { services, stripe, isStarted, wakeBulkWorker, stopping } = options
  const { config, database, now } = services
  const botChecks = createBotCheckResponses(now)
  const verifyBotCheck = (response: string) =>
    verifyResponse(botChecks, { secret: config.botCheckSecret, response }) === undefined
  const app = baseApp(services)
  app.use(logKeyedCalls(services))
  const once = idempotent(services)
  for (const path of repeatable) app.use(path, once)
  app.route('/', readyRoutes(database, isStarted))
  app.route('/', metricsRoutes(services.metrics))
  app.route('/', openApiRoutes(config))
  app.route('/', keyServiceRoutes(services, verifyBotCheck))
  app.route('/turnstile/v0', botCheckRoutes(botChecks))
  app.route('/api/v1', dashboardApiRoutes(services, stripe, verifyBotCheck))
  app.route('/tickets', ticketRoutes(services))
  app.route('/webhooks', webhookRoutes(services, stripe))
  app.route('/', outboxRoutes(services, stopping))
  app.route('/', mainApi(services, wakeBulkWorker))
  return app
}
