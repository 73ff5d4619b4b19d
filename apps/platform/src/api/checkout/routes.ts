import { z } from 'zod'

import { withKey } from '../../access/with-key.ts'
import { createCheckout } from '../../billing/checkout/create-checkout.ts'
import { openPortal } from '../../billing/checkout/open-portal.ts'
import { readBillingDetails } from '../../billing/receipts/read-details.ts'
import { billingDetailsResponse } from '../../billing/receipts/schemas.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { checkoutBody, portalBody } from '../dashboard/schemas.ts'
import type { Services } from '../services.ts'
import { withOwnOrigin } from './with-own-origin.ts'

const createCheckoutSession = defineRoute({
  id: 'createCheckoutSession',
  method: 'post',
  path: '/api/v1/checkout_session',
  summary: 'Start the purchase of a pack; both return URLs must be on our own sites',
  description:
    'Send the buyer to the returned URL. The tokens are added to the key when the payment arrives.',
  auth: 'key',
  body: checkoutBody,
  response: z.object({ url: z.url().describe('URL of the page; it is good for one visit.') }),
  failures: [400, 403],
})

const createBillingPortalSession = defineRoute({
  id: 'createBillingPortalSession',
  method: 'post',
  path: '/api/v1/billing_portal_session',
  summary: "Open the payment provider's portal for a key's cards, billing address, tax IDs, and invoices",
  description: 'The URL is good for one visit. The return URL must be on one of our own sites.',
  auth: 'key',
  body: portalBody,
  response: z.object({ url: z.url().describe('URL of the page; it is good for one visit.') }),
  failures: [403],
})

const getBillingDetails = defineRoute({
  id: 'getBillingDetails',
  method: 'get',
  path: '/api/v1/billing/details',
  summary: "The name, address, tax IDs, and card that the payment provider stores for a key's invoices",
  description: 'Change them in the portal that createBillingPortalSession opens.',
  auth: 'key',
  response: billingDetailsResponse,
})

export const checkoutCalls = [createCheckoutSession, createBillingPortalSession, getBillingDetails] as const

export function checkoutRoutes(services: Services): App {
  const app = createApp()
  const route = withKey(services, 'billing', withOwnOrigin(services, createCheckoutSession))
  app.openapi(route, async (context) => {
    const { key } = context.get('caller')
    const order = { ...context.req.valid('json'), idempotencyKey: context.get('charge')?.name }
    const url = await createCheckout(services, services.stripe, key, order)
    return context.json({ url }, 200)
  })
  const portal = withKey(services, 'billing', withOwnOrigin(services, createBillingPortalSession))
  app.openapi(portal, async (context) => {
    const visit = context.req.valid('json')
    const url = await openPortal(services, services.stripe, context.get('caller').key, visit)
    return context.json({ url }, 200)
  })
  app.openapi(withKey(services, 'billing', getBillingDetails), async (context) => {
    const { database, stripe } = services
    return context.json(await readBillingDetails(database, stripe, context.get('caller').key.id), 200)
  })
  return app
}
