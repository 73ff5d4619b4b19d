import { idempotent } from './access/idempotency/idempotent.ts'
import { keepBodies } from './access/keep-bodies.ts'
import { logKeyedCalls } from './access/log-keyed-calls.ts'
import { accountRoutes } from './api/account/routes.ts'
import { catalogRoutes } from './api/catalog/routes.ts'
import { webhookRoutes } from './api/checkout/webhook-routes.ts'
import { contactRoutes } from './api/contact/routes.ts'
import { dashboardApiRoutes } from './api/dashboard/routes.ts'
import { keyServiceRoutes } from './api/key-service/routes.ts'
import type { Services } from './api/services.ts'
import { ticketRoutes } from './api/tickets/routes.ts'
import { baseApp } from './kernel/http/base-app.ts'
import type { App } from './kernel/http/create-app.ts'
import { metricsRoutes } from './kernel/http/metrics-routes.ts'
import { readyRoutes, type IdentityResponds, type Phase } from './kernel/http/ready-routes.ts'
import type { WatchedDatabase } from './kernel/storage/watch-space.ts'
import { probeCharge } from './ledger/probe-charge.ts'
import { mcpRoutes } from './mcp/mcp-routes.ts'
import { awayServers, type ModelServers } from './models/calls/serve-models.ts'
import type { Compute } from './models/compute/compute.ts'
import { mainApi } from './models/main-api.ts'
import type { PageExtractor } from './models/reader/page-extractor.ts'
import { countCalls, type CallCounter } from './models/service-status/count-calls.ts'
import { serviceStatusRoutes } from './models/service-status/routes.ts'
import { openApiRoutes } from './openapi/routes.ts'

/** Beginnings of the paths of the product API, whose calls a customer's own page may make with an API key. */
const productPaths = ['/v1/', '/v2/']

/** Paths of calls that cost tokens or money. Transfers of tokens store their idempotency keys themselves, for good. */
const repeatable = ['/v1/*', '/v2/*', '/reader', '/search', '/api/v1/checkout_session']

interface Surroundings {
  phase: () => Phase
  wakeBulkWorker: () => void
  pages: PageExtractor
  compute: Compute
  servers: ModelServers
  callCounter: CallCounter
  identityResponds: IdentityResponds
  checkSpace: WatchedDatabase['checkSpace']
}

/** Everything on the platform's main port. The calls mounted here are listed in `openapi/areas.ts`. */
export function platformApp(
  services: Services,
  { phase, wakeBulkWorker, pages, compute, servers, callCounter, identityResponds, checkSpace }: Surroundings,
): App {
  const app = baseApp(services, { openPaths: productPaths })
  app.use(async (context, next) => {
    await next()
    // The client opens its next connection to another process.
    if (phase() === 'stopping') context.header('connection', 'close')
  })
  app.use(logKeyedCalls(services))
  app.use(keepBodies(services))
  app.use(countCalls(callCounter))
  const once = idempotent(services)
  for (const path of repeatable) app.use(path, once)
  const storage = { database: services.database, checkSpace, probe: probeCharge }
  app.route(
    '/',
    readyRoutes(storage, phase, identityResponds, (limit) => awayServers(servers, limit)),
  )
  app.route('/', metricsRoutes(services.metrics, services.config))
  app.route('/', openApiRoutes(services.config))
  app.route('/', keyServiceRoutes(services))
  app.route('/', catalogRoutes(services))
  app.route('/', serviceStatusRoutes(services))
  app.route('/', dashboardApiRoutes(services))
  app.route('/', accountRoutes(services))
  app.route('/', ticketRoutes(services))
  app.route('/', contactRoutes(services))
  app.route('/', webhookRoutes(services))
  app.route('/', mainApi({ ...services, pages, compute, servers }, wakeBulkWorker))
  app.route(
    '/',
    mcpRoutes(services, (request, env) => app.fetch(request, env as object)),
  )
  return app
}
