import { Hono } from 'hono'
import type { Database } from '../storage/database.ts'
import { paymentRoutes } from './payment-routes.ts'
import { providerApi } from './provider-api.ts'

/**
 * The payment provider's stand-in: the part of Stripe's API that the platform uses, and its hosted payment page.
 * `changed` is called after whatever may have recorded an event, so that its webhook leaves at once.
 */
export function providerApp(options: {
  database: Database
  address: () => string
  now: () => Date
  changed: () => void
}): Hono {
  const app = new Hono()
  app.route('/v1', providerApi(options))
  app.route('/c/pay', paymentRoutes(options))
  return app
}
