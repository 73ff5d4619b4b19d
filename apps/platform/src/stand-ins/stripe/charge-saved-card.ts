import { z } from 'zod'

import type { Sql } from '../../kernel/storage/database.ts'
import type { ProviderResponse } from './idempotency.ts'
import { cardRefusals, invalid, refusedResponse } from './provider-failure.ts'
import {
  providerId,
  readObject,
  recordEvent,
  saveObject,
  seconds,
  type PaymentIntent,
} from './provider-objects.ts'

/** The charges this stand-in makes: at once, with a saved card, without its owner. */
export const chargeForm = z.object({
  amount: z.coerce.number().int().min(50, 'Amount must be at least 50 cents.'),
  currency: z.string().length(3),
  customer: z.string(),
  payment_method: z.string(),
  confirm: z.literal('true', 'Only payments that are confirmed at once are possible here.'),
  off_session: z.literal('true', 'Only payments without the owner are possible here.'),
  metadata: z.record(z.string(), z.string()).default({}),
})

/** Charges a saved card inside the caller's transaction: 200 with the payment, or 402 with what the bank says. */
export async function chargeSavedCard(
  sql: Sql,
  order: z.infer<typeof chargeForm>,
  at: Date,
): Promise<ProviderResponse> {
  const method = await readObject(sql, 'payment_method', order.payment_method)
  if (method === undefined) throw invalid(`No such PaymentMethod: '${order.payment_method}'`)
  if (method.data.customer !== order.customer)
    throw invalid('The payment method does not belong to this customer.')
  const expired = new Date(Date.UTC(method.data.card.exp_year, method.data.card.exp_month, 1)) <= at
  const refusal =
    method.behaviour === 'pays' && !expired
      ? null
      : cardRefusals[method.behaviour === 'asks-owner' ? 'asks-owner' : 'declined']
  const intent: PaymentIntent = {
    id: providerId('pi'),
    object: 'payment_intent',
    created: seconds(at),
    livemode: false,
    status: refusal === null ? 'succeeded' : 'requires_payment_method',
    amount: order.amount,
    amount_received: refusal === null ? order.amount : 0,
    currency: order.currency,
    customer: order.customer,
    payment_method: order.payment_method,
    metadata: order.metadata,
    last_payment_error: refusal === null ? null : { code: refusal.code, message: refusal.message },
  }
  await saveObject(sql, intent)
  await recordEvent(
    sql,
    refusal === null ? 'payment_intent.succeeded' : 'payment_intent.payment_failed',
    intent,
    at,
  )
  return refusal === null
    ? { status: 200, body: intent }
    : { status: 402, body: refusedResponse(refusal, intent) }
}
