import { Hono } from 'hono'
import type { App } from '../http/base-app.ts'
import { requestLogRoutes } from '../request-log/routes.ts'
import type { Services } from '../services.ts'

/** `/account`: what a signed-in user sees of the account, across all of its keys. */
export function accountRoutes(services: Services): App {
  const app: App = new Hono()
  app.route('/requests', requestLogRoutes(services))
  return app
}
