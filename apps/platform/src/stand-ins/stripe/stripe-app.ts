import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { log } from '../../kernel/log.ts'
import { apiRoutes } from './api-routes.ts'
import type { StripeStore } from './objects.ts'
import { paymentRoutes } from './payment-routes.ts'
import { StripeError } from './stripe-error.ts'

const maxBodyBytes = 64 * 1024

const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new StripeError(413, 'invalid_request_error', 'The request body is too large.')
  },
})

/** The stand-in of the payment provider: the part of Stripe's API that the platform uses, and its hosted payment page. */
export function stripeApp(options: {
  store: StripeStore
  /** Of the payment pages. */
  address: () => string
  now: () => Date
  /** Called after whatever may have recorded an event. */
  changed: () => void
}): Hono {
  const app = new Hono()
  for (const path of ['/v1/*', '/c/pay/*']) app.use(path, limitBody)
  app.onError((error, context) => {
    if (error instanceof StripeError) return context.json({ error: error.error }, error.status as 400)
    log('error', 'payment stand-in failed', { path: context.req.path, error: error.stack ?? String(error) })
    return context.json({ error: { type: 'api_error', message: 'Internal error' } }, 500)
  })
  app.route('/v1', apiRoutes(options))
  app.route('/c/pay', paymentRoutes(options))
  return app
}
