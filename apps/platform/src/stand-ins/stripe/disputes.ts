import { z } from 'zod'

import type { Outcome } from './idempotency.ts'
import {
  chargeIdOf,
  eventChange,
  newId,
  seconds,
  type Dispute,
  type PaymentIntent,
  type StripeChange,
  type StripeStore,
} from './objects.ts'
import { invalid, missing } from './stripe-error.ts'

/** The owner of the card disputes a payment, in full by default. Stripe has a test card for it; parts are possible only here. */
export const disputeForm = z.object({
  payment_intent: z.string(),
  amount: z.coerce.number().int().min(1).optional(),
})

/** The words that win or lose a dispute in Stripe's test mode. */
export const evidenceForm = z.object({
  evidence: z.object({ uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']) }),
  submit: z.literal('true').optional(),
})

export const noFields = z.object({})

/** Returns the disputes of a payment, or all, newest first. */
export const disputesOf = (store: StripeStore, payment?: string): Dispute[] =>
  store
    .all('disputes')
    .filter(({ payment_intent: id }) => payment === undefined || id === payment)
    .toReversed()

/** Disputes a payment, and records the events that announce it: the money is taken at once. */
export function disputeChanges(
  payment: PaymentIntent,
  amount: number,
  at: Date,
): { dispute: Dispute; changes: StripeChange[] } {
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    created: seconds(at),
    livemode: false,
    payment_intent: payment.id,
    charge: chargeIdOf(payment.id),
    amount,
    currency: payment.currency,
    reason: 'fraudulent',
    status: 'needs_response',
  }
  return {
    dispute,
    changes: [
      ['disputes', dispute.id, dispute],
      eventChange('charge.dispute.created', dispute, at),
      eventChange('charge.dispute.funds_withdrawn', dispute, at),
    ],
  }
}

export function disputePayment(store: StripeStore, order: z.infer<typeof disputeForm>, at: Date): Outcome {
  const payment = store.get('payment_intents', order.payment_intent)
  if (payment === undefined) throw invalid(`No such payment_intent: '${order.payment_intent}'`)
  const { dispute, changes } = disputeChanges(payment, order.amount ?? payment.amount_received, at)
  return { status: 200, body: dispute, changes }
}

/** Ends a dispute; of one that is won the money comes back. */
export function endDispute(store: StripeStore, id: string, status: 'won' | 'lost', at: Date): Outcome {
  const dispute = store.get('disputes', id)
  if (dispute === undefined) throw missing('dispute', id)
  if (dispute.status !== 'needs_response') throw invalid('This dispute is already closed.')
  const ended: Dispute = { ...dispute, status }
  const changes: StripeChange[] = [
    ['disputes', id, ended],
    ...(status === 'won' ? [eventChange('charge.dispute.funds_reinstated', ended, at)] : []),
    eventChange('charge.dispute.closed', ended, at),
  ]
  return { status: 200, body: ended, changes }
}
