import { z } from 'zod'

import { withKey } from '../../access/with-key.ts'
import { createCheckout } from '../../billing/checkout/create-checkout.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { checkoutBody } from '../dashboard/schemas.ts'
import type { Services } from '../services.ts'
import { withOwnOrigin } from './with-own-origin.ts'

const createCheckoutSession = defineRoute({
  id: 'createCheckoutSession',
  method: 'post',
  path: '/api/v1/checkout_session',
  summary: 'Start the purchase of a pack; both return addresses must be on our own sites',
  auth: 'key',
  body: checkoutBody,
  response: z.object({ url: z.url() }),
  failures: [400, 403],
})

export const checkoutCalls = [createCheckoutSession] as const

export function checkoutRoutes(services: Services): App {
  const app = createApp()
  const route = withKey(services, 'billing', withOwnOrigin(services, createCheckoutSession))
  app.openapi(route, async (context) => {
    const { key } = context.get('caller')
    const order = { ...context.req.valid('json'), idempotencyKey: context.get('charge')?.name }
    const url = await createCheckout(services, services.stripe, key, order)
    return context.json({ url }, 200)
  })
  return app
}
