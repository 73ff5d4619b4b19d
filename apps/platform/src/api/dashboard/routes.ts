import { createApp, type App } from '../../kernel/http/create-app.ts'
import { alertAddressCalls, alertAddressRoutes } from '../alert-address/routes.ts'
import { autoRechargeCalls, autoRechargeRoutes } from '../auto-recharge/routes.ts'
import { balanceNotificationCalls, balanceNotificationRoutes } from '../balance-notification/routes.ts'
import { checkoutCalls, checkoutRoutes } from '../checkout/routes.ts'
import type { Services } from '../services.ts'
import { transferCalls, transferRoutes } from '../transfer/routes.ts'
import { billingCalls, billingRoutes } from './billing-routes.ts'
import { keyCalls, keyRoutes } from './key-routes.ts'

export const dashboardApiCalls = [
  ...keyCalls,
  ...billingCalls,
  ...checkoutCalls,
  ...transferCalls,
  ...balanceNotificationCalls,
  ...alertAddressCalls,
  ...autoRechargeCalls,
] as const

/** The dashboard API (specification §7). */
export function dashboardApiRoutes(services: Services): App {
  const app = createApp()
  app.route('/', keyRoutes(services))
  app.route('/', billingRoutes(services))
  app.route('/', checkoutRoutes(services))
  app.route('/', transferRoutes(services))
  app.route('/', balanceNotificationRoutes(services))
  app.route('/', alertAddressRoutes(services))
  app.route('/', autoRechargeRoutes(services))
  return app
}
