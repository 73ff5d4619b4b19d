import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { log } from '../../kernel/log.ts'
import { apiRoutes } from './api-routes.ts'
import { invoicePageRoutes } from './invoice-page-routes.ts'
import type { StripeStore } from './objects.ts'
import { paymentRoutes } from './payment-routes.ts'
import { portalRoutes } from './portal-routes.ts'
import { StripeError } from './stripe-error.ts'

const maxBodyBytes = 64 * 1024

/** Forms lead back to the shop by a redirect, wherever that is, so their targets are not limited. */
const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'`

const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new StripeError(413, 'invalid_request_error', 'The request body is too large.')
  },
})

/** The stand-in of the payment provider: the part of Stripe's API that the platform uses, and its hosted pages: payment, portal, invoices. */
export function stripeApp(options: {
  store: StripeStore
  /** Of the payment pages. */
  address: () => string
  now: () => Date
  /** Called after whatever may have recorded an event. */
  changed: () => void
}): Hono {
  const app = new Hono()
  for (const path of ['/v1/*', '/c/pay/*', '/p/session/*']) app.use(path, limitBody)
  app.onError((error, context) => {
    if (error instanceof StripeError) return context.json({ error: error.error }, error.status as 400)
    log('error', 'payment stand-in failed', { path: context.req.path, error: error.stack ?? String(error) })
    return context.json({ error: { type: 'api_error', message: 'Internal error' } }, 500)
  })
  for (const path of ['/c/pay/*', '/p/session/*', '/i/*'])
    app.use(path, async (context, next) => {
      await next()
      context.header('content-security-policy', policy)
    })
  app.route('/v1', apiRoutes(options))
  app.route('/c/pay', paymentRoutes(options))
  app.route('/p/session', portalRoutes(options))
  app.route('/i', invoicePageRoutes(options))
  return app
}
