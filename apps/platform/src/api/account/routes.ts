import { Hono } from 'hono'

import type { App } from '../../kernel/http/base-app.ts'
import { accountKeyRoutes } from '../account-keys/routes.ts'
import { auditRoutes } from '../audit/routes.ts'
import { receiptRoutes } from '../receipts/routes.ts'
import { requestLogRoutes } from '../request-log/routes.ts'
import type { Services } from '../services.ts'
import { spendLimitRoutes } from '../spend-limit/routes.ts'
import { usageRoutes } from '../usage/routes.ts'
import { ownDataRoutes } from './own-data-routes.ts'

/** `/account`: what a signed-in user sees of the account, across all of its keys. */
export function accountRoutes(services: Services): App {
  const app: App = new Hono()
  app.route('/keys', accountKeyRoutes(services))
  app.route('/spend_limit', spendLimitRoutes(services))
  app.route('/requests', requestLogRoutes(services))
  app.route('/usage', usageRoutes(services))
  app.route('/receipts', receiptRoutes(services))
  app.route('/audit', auditRoutes(services))
  app.route('/', ownDataRoutes(services))
  return app
}
