import { createApp, type App } from '../../kernel/http/create-app.ts'
import { accountKeyCalls } from '../account-keys/route-definitions.ts'
import { accountKeyRoutes } from '../account-keys/routes.ts'
import { auditCalls, auditRoutes } from '../audit/routes.ts'
import { inboxCalls, inboxRoutes } from '../inbox/routes.ts'
import { receiptCalls, receiptRoutes } from '../receipts/routes.ts'
import { requestBodyCalls, requestBodyRoutes } from '../request-log/body-routes.ts'
import { requestLogCalls, requestLogRoutes } from '../request-log/routes.ts'
import type { Services } from '../services.ts'
import { spendLimitCalls, spendLimitRoutes } from '../spend-limit/routes.ts'
import { usageCalls, usageRoutes } from '../usage/routes.ts'
import { accountWebhookCalls } from '../webhooks/route-definitions.ts'
import { accountWebhookRoutes } from '../webhooks/routes.ts'
import { ownDataCalls, ownDataRoutes } from './own-data-routes.ts'
import { sessionCalls, sessionRoutes } from './session-routes.ts'

export const accountCalls = [
  ...accountKeyCalls,
  ...spendLimitCalls,
  ...requestLogCalls,
  ...requestBodyCalls,
  ...usageCalls,
  ...receiptCalls,
  ...accountWebhookCalls,
  ...inboxCalls,
  ...auditCalls,
  ...sessionCalls,
  ...ownDataCalls,
] as const

/** The account of a signed-in user, across all of its keys. */
export function accountRoutes(services: Services): App {
  const app = createApp()
  app.route('/', accountKeyRoutes(services))
  app.route('/', spendLimitRoutes(services))
  app.route('/', requestLogRoutes(services))
  app.route('/', requestBodyRoutes(services))
  app.route('/', usageRoutes(services))
  app.route('/', receiptRoutes(services))
  app.route('/', accountWebhookRoutes(services))
  app.route('/', inboxRoutes(services))
  app.route('/', auditRoutes(services))
  app.route('/', sessionRoutes(services))
  app.route('/', ownDataRoutes(services))
  return app
}
