import { z } from 'zod'

import type { Operation } from '../../kernel/http/operation.ts'

export const checkoutOperations = [
  {
    id: 'receivePaymentEvent',
    method: 'post',
    path: '/webhooks/stripe',
    summary: 'What the payment provider calls: an event, signed in the header stripe-signature',
    auth: 'none',
    audience: 'local',
    headers: z.object({ 'stripe-signature': z.string() }),
    body: z.looseObject({ id: z.string(), type: z.string() }),
    answer: z.object({ received: z.literal(true) }),
    failures: [400],
  },
] as const satisfies readonly Operation[]
