import { createBotCheckResponses } from './bot-check/responses.ts'
import { botCheckRoutes } from './bot-check/routes.ts'
import { verifyResponse } from './bot-check/verify-response.ts'
import type { Stripe } from './checkout/create-checkout.ts'
import { webhookRoutes } from './checkout/webhook.ts'
import { dashboardApiRoutes } from './dashboard-api/routes.ts'
import { baseApp, type App } from './http/base-app.ts'
import { readyRoutes } from './http/ready-routes.ts'
import { idempotent } from './idempotency/idempotent.ts'
import { keyServiceRoutes } from './key-service/routes.ts'
import { mainApi } from './main-api/main-api.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { logKeyedCalls } from './request-log/log-keyed-calls.ts'
import type { Services } from './services.ts'
import { ticketRoutes } from './tickets/routes.ts'

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
