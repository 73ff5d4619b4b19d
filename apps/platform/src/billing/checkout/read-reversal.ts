import StripeSdk from 'stripe'
import { z } from 'zod'

import type { Core } from '../../kernel/core.ts'
import { log } from '../../kernel/log.ts'
import type { Stripe } from './stripe.ts'

/** What went back of a payment when the provider was asked. Minor units (cents). */
export interface Reversal {
  paymentIntent: string
  /** Counts the questions about this payment: of two answers, that of the later question is the newer one. */
  reading: number
  /** Refunds that have not failed. */
  refunded: number
  /** Disputes that took money and are not won. */
  disputed: number
}

/** Whatever may have changed what went back of a payment. The provider sends these in any order. */
const reversalEvents: ReadonlySet<string> = new Set([
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
])

const aboutPayment = z.object({ payment_intent: z.string() })

/** Returns the payment whose refunds or disputes an event is about; undefined for other events, and for payments that are not checkouts. */
export function reversedPaymentOf(event: { type: string; object: unknown }): string | undefined {
  if (!reversalEvents.has(event.type)) return undefined
  return aboutPayment.safeParse(event.object).data?.payment_intent
}

/** Refunds whose money stays with us. */
const undoneRefunds: ReadonlySet<string> = new Set(['failed', 'canceled'])
/** Disputes that take no money, or have given it back. */
const harmlessDisputes: ReadonlySet<string> = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
])

const pageSize = 100

/**
 * Asks the provider what has gone back of a payment by now, outside of any transaction. Returns undefined for a payment that the
 * provider does not know. Throws when it does not respond; its event is then sent again.
 */
export async function readReversal(
  { database, now }: Pick<Core, 'database' | 'now'>,
  stripe: Stripe,
  paymentIntent: string,
): Promise<Reversal | undefined> {
  // Before the question, so that whoever has the higher number has seen the later state.
  const [row] = await database.query<{ reading: number }>(
    `insert into payment_reversals as reversal (payment_intent, readings, read_at) values ($1, 1, $2)
     on conflict (payment_intent) do update set readings = reversal.readings + 1 returning readings as reading`,
    [paymentIntent, now()],
  )
  if (row === undefined) throw new Error(`No reading of ${paymentIntent} was counted.`)
  const which = { payment_intent: paymentIntent, limit: pageSize }
  let refunded = 0
  let disputed = 0
  try {
    for await (const { amount, status } of stripe.refunds.list(which))
      if (!undoneRefunds.has(status ?? '')) refunded += amount
    for await (const { amount, status } of stripe.disputes.list(which))
      if (!harmlessDisputes.has(status)) disputed += amount
  } catch (error) {
    if (!(error instanceof StripeSdk.errors.StripeError) || error.code !== 'resource_missing') throw error
    log('warn', 'event of an unknown payment', { payment: paymentIntent })
    return undefined
  }
  return { paymentIntent, reading: row.reading, refunded, disputed }
}
