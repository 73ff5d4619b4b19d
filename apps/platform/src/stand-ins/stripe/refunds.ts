import { z } from 'zod'

import type { Outcome } from './idempotency.ts'
import {
  chargeIdOf,
  eventChange,
  newId,
  seconds,
  type Charge,
  type PaymentIntent,
  type Refund,
  type StripeStore,
} from './objects.ts'
import { invalid, missing } from './stripe-error.ts'

export const refundForm = z.object({
  payment_intent: z.string(),
  amount: z.coerce.number().int().min(1).optional(),
})

/** Returns the refunds of a payment, or all, newest first. */
export const refundsOf = (store: StripeStore, payment?: string): Refund[] =>
  store
    .all('refunds')
    .filter(({ payment_intent: id }) => payment === undefined || id === payment)
    .toReversed()

/** Returns what went back of a payment and has not failed. Minor units (cents). */
const returnedOf = (store: StripeStore, payment: string): number =>
  refundsOf(store, payment)
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0)

/** Returns the charge of a payment, of whose money `refunded` went back. */
export function chargeOf(
  store: StripeStore,
  payment: PaymentIntent,
  refunded = returnedOf(store, payment.id),
): Charge {
  const card = store.get('paid_cards', payment.id)
  return {
    created: payment.created,
    livemode: false,
    id: chargeIdOf(payment.id),
    object: 'charge',
    payment_intent: payment.id,
    currency: payment.currency,
    amount: payment.amount_received,
    amount_refunded: refunded,
    refunded: refunded === payment.amount_received,
    payment_method_details: card === undefined ? null : { type: 'card', card },
  }
}

/** Returns money of a payment, all that is left by default, and records the events that announce it. */
export function refundPayment(store: StripeStore, order: z.infer<typeof refundForm>, at: Date): Outcome {
  const payment = store.get('payment_intents', order.payment_intent)
  if (payment === undefined) throw invalid(`No such payment_intent: '${order.payment_intent}'`)
  const returned = returnedOf(store, payment.id)
  const left = payment.amount_received - returned
  const { amount = left } = order
  if (left === 0) throw invalid('This payment has already been refunded.')
  if (amount > left) throw invalid(`Refund amount is greater than the ${left} left of this payment.`)
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    created: seconds(at),
    livemode: false,
    payment_intent: payment.id,
    charge: chargeIdOf(payment.id),
    currency: payment.currency,
    amount,
    status: 'succeeded',
  }
  const changes = [
    ['refunds', refund.id, refund] as const,
    eventChange('refund.created', refund, at),
    eventChange('charge.refunded', chargeOf(store, payment, returned + amount), at),
  ]
  return { status: 200, body: refund, changes }
}

/** Fails a refund after it succeeded, as when the bank of the card has closed the account: its money is ours again. */
export function failRefund(store: StripeStore, id: string, at: Date): Outcome {
  const refund = store.get('refunds', id)
  if (refund === undefined) throw missing('refund', id)
  const failed: Refund = { ...refund, status: 'failed' }
  const changes = [
    ['refunds', id, failed] as const,
    eventChange('refund.failed', failed, at),
    eventChange('charge.refund.updated', failed, at),
  ]
  return { status: 200, body: failed, changes }
}
