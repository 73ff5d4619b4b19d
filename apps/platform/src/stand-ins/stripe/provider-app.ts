import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { log } from '../../kernel/http/log.ts'
import { isUnstorableText } from '../../kernel/http/unstorable-text.ts'
import type { Database } from '../../kernel/storage/database.ts'
import { paymentRoutes } from './payment-routes.ts'
import { providerApi } from './provider-api.ts'
import { invalid, ProviderFailure } from './provider-failure.ts'

const maxBodyBytes = 64 * 1024

const unstorable = invalid('A text of the request holds a character that cannot be kept.')
const unknownAddress = new ProviderFailure(404, 'invalid_request_error', 'Unrecognized request URL.')

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
  app.use(bodyLimit({ maxSize: maxBodyBytes }))
  app.notFound((context) => context.json({ error: unknownAddress.error }, 404))
  app.onError((error, context) => {
    const failure =
      error instanceof ProviderFailure ? error : isUnstorableText(error) ? unstorable : undefined
    if (failure !== undefined) return context.json({ error: failure.error }, failure.status as 400)
    log('error', 'payment stand-in failed', { path: context.req.path, error: error.stack ?? String(error) })
    return context.json({ error: { type: 'api_error', message: 'Internal error' } }, 500)
  })
  app.route('/v1', providerApi(options))
  app.route('/c/pay', paymentRoutes(options))
  return app
}
