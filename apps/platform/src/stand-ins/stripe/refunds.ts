import { z } from 'zod'

import type { Outcome } from './idempotency.ts'
import { eventChange, newId, seconds, type Charge, type Refund, type StripeStore } from './objects.ts'
import { invalid } from './stripe-error.ts'

export const refundForm = z.object({
  payment_intent: z.string(),
  amount: z.coerce.number().int().min(1).optional(),
})

/** Returns money of a payment, all that is left by default, and records the event that announces it. */
export function refundPayment(store: StripeStore, order: z.infer<typeof refundForm>, at: Date): Outcome {
  const payment = store.get('payment_intents', order.payment_intent)
  if (payment === undefined) throw invalid(`No such payment_intent: '${order.payment_intent}'`)
  const returned = store
    .all('refunds')
    .filter(({ payment_intent: id }) => id === payment.id)
    .reduce((sum, { amount }) => sum + amount, 0)
  const left = payment.amount_received - returned
  const { amount = left } = order
  if (left === 0) throw invalid('This payment has already been refunded.')
  if (amount > left) throw invalid(`Refund amount is greater than the ${left} left of this payment.`)
  const base = {
    created: seconds(at),
    livemode: false as const,
    payment_intent: payment.id,
    currency: payment.currency,
  }
  const refund: Refund = { ...base, id: newId('re'), object: 'refund', amount, status: 'succeeded' }
  const charge: Charge = {
    ...base,
    id: payment.id.replace(/^pi_/, 'ch_'),
    object: 'charge',
    amount: payment.amount_received,
    amount_refunded: returned + amount,
    refunded: amount === left,
  }
  const changes = [['refunds', refund.id, refund] as const, eventChange('charge.refunded', charge, at)]
  return { status: 200, body: refund, changes }
}
