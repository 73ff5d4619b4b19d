import { z } from 'zod'

import type { Outcome } from './idempotency.ts'
import { chargeIdOf, eventChange, newId, seconds, type PaymentIntent, type StripeStore } from './objects.ts'
import { cardRefusals, invalid, refusedResponse } from './stripe-error.ts'

/** The only kind of charge of this stand-in: immediate, with a saved card, without its owner. */
export const chargeForm = z.object({
  amount: z.coerce.number().int().min(50, 'Amount must be at least 50 cents.'),
  currency: z.string().length(3),
  customer: z.string(),
  payment_method: z.string(),
  confirm: z.literal('true', 'Only payments that are confirmed at once are possible here.'),
  off_session: z.literal('true', 'Only payments without the owner are possible here.'),
  metadata: z.record(z.string(), z.string()).default({}),
})

/** Charges a saved card: 200 with the payment, or 402 with the bank's reason. */
export function chargeSavedCard(store: StripeStore, order: z.infer<typeof chargeForm>, at: Date): Outcome {
  const method = store.get('payment_methods', order.payment_method)
  if (method === undefined) throw invalid(`No such PaymentMethod: '${order.payment_method}'`)
  if (method.customer !== order.customer)
    throw invalid('The payment method does not belong to this customer.')
  const behaviour = store.get('behaviours', method.id)?.behaviour
  const isExpired = new Date(Date.UTC(method.card.exp_year, method.card.exp_month, 1)) <= at
  const refusal =
    (behaviour === 'pays' || behaviour === 'disputed') && !isExpired
      ? null
      : cardRefusals[behaviour === 'asks-owner' ? 'asks-owner' : 'declined']
  const id = newId('pi')
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    created: seconds(at),
    livemode: false,
    status: refusal === null ? 'succeeded' : 'requires_payment_method',
    amount: order.amount,
    amount_received: refusal === null ? order.amount : 0,
    currency: order.currency,
    customer: order.customer,
    payment_method: order.payment_method,
    latest_charge: refusal === null ? chargeIdOf(id) : null,
    metadata: order.metadata,
    last_payment_error: refusal === null ? null : { code: refusal.code, message: refusal.message },
  }
  const type = refusal === null ? 'payment_intent.succeeded' : 'payment_intent.payment_failed'
  const changes = [
    ['payment_intents', intent.id, intent] as const,
    ['paid_cards', intent.id, method.card] as const,
    eventChange(type, intent, at),
  ]
  return refusal === null
    ? { status: 200, body: intent, changes }
    : { status: 402, body: refusedResponse(refusal, intent), changes }
}
