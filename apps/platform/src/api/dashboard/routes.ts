import { createCheckout } from '../../billing/checkout/create-checkout.ts'
import { requireOwnOrigin } from '../../billing/checkout/own-origins.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { parseJson } from '../../kernel/http/parse.ts'
import { autoRechargeRoutes } from '../auto-recharge/routes.ts'
import { balanceNotificationRoutes } from '../balance-notification/routes.ts'
import { catalogRoutes } from '../catalog/routes.ts'
import type { Services } from '../services.ts'
import { transferRoutes } from '../transfer/routes.ts'
import { billingRoutes } from './billing-routes.ts'
import { keyRoutes } from './key-routes.ts'
import { checkoutBody } from './schemas.ts'

/** The dashboard API, `/api/v1` (specification §7). */
export function dashboardApiRoutes(services: Services): App {
  const { config, meter, stripe } = services
  const app = createApp()
  app.route('/', catalogRoutes(services))
  app.route('/', keyRoutes(services))
  app.route('/auto_recharge', autoRechargeRoutes(services))
  app.route('/billing', billingRoutes(services))
  app.route('/billing/balance_notification', balanceNotificationRoutes(services))
  app.route('/billing/transfer_balance', transferRoutes(services))
  app.post('/checkout_session', async (context) => {
    const { key } = await meter.authenticate(context, 'billing')
    requireOwnOrigin(context, config.appOrigins)
    const order = await parseJson(context, checkoutBody)
    return context.json({ url: await createCheckout(services, stripe, key, order) })
  })
  return app
}
