import { z } from 'zod'

import { defineRoute } from '../../kernel/http/define-route.ts'

export const checkoutCalls = [
  defineRoute({
    id: 'receivePaymentEvent',
    method: 'post',
    path: '/webhooks/stripe',
    summary: 'What the payment provider calls: an event, signed in the header stripe-signature',
    auth: 'none',
    audience: 'local',
    headers: z.object({ 'stripe-signature': z.string() }),
    body: z.looseObject({ id: z.string(), type: z.string() }),
    response: z.object({ received: z.literal(true) }),
    failures: [400],
  }),
] as const
