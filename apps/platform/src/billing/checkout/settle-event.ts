import { z } from 'zod'

import type { Core } from '../../kernel/core.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { log } from '../../kernel/log.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import type { BalanceListener } from '../../ledger/balance-listener.ts'
import { emailOfCharge, recordPaid } from '../auto-recharge/charges.ts'
import { finishSetup, readDefaultCard, readSavedCard, replaceCard } from '../auto-recharge/setups.ts'
import { readInvoice } from '../receipts/read-invoice.ts'
import { readReversal, reversedPaymentOf } from './read-reversal.ts'
import { reversePayment } from './reverse-payment.ts'
import { PaymentRejected, settlePayment } from './settle-payment.ts'
import type { Stripe } from './stripe.ts'

interface ProviderEvent {
  id: string
  type: string
  object: unknown
}

/** Applies an event inside the transaction that records it. Returns the id of the key whose balance may have changed. */
type Settlement = (sql: Sql, at: Date) => Promise<string | undefined>

/** Whether money moved. An event that does not say so is never taken for a test. */
const livemode = z.boolean().default(true)

const session = z.object({
  id: z.string(),
  livemode,
  mode: z.string(),
  payment_status: z.string(),
  client_reference_id: z.string(),
  setup_intent: z.string().nullish(),
  payment_intent: z.string().nullish(),
  invoice: z.string().nullish(),
  amount_total: z.number().int().nullish(),
  currency: z.string(),
  metadata: z.object({
    price_id: z.string().optional(),
    quantity: z.coerce.number().int().min(1).default(1),
    setup_id: z.string().optional(),
  }),
  customer_details: z.object({ email: z.string() }).nullish(),
})

/** Metadata of invoices of auto-recharge. Other invoices are made by a checkout session, which credits them. */
const rechargeInvoice = z.object({
  id: z.string(),
  metadata: z.object({ charge_id: z.string(), key_id: z.string(), price_id: z.string() }),
})

/** Metadata of auto-recharge payments from before it paid by invoices. */
const rechargePayment = z.object({
  id: z.string(),
  livemode,
  amount_received: z.number().int(),
  currency: z.string(),
  metadata: z.object({ charge_id: z.string(), key_id: z.string(), price_id: z.string() }),
})

async function checkoutCompleted(stripe: Stripe, object: unknown): Promise<Settlement | undefined> {
  const parsed = session.safeParse(object)
  if (!parsed.success) throw new ApiFailure(400, 'Unexpected checkout session format.')
  const { data: completed } = parsed
  const { metadata, client_reference_id: keyId } = completed
  if (completed.mode === 'setup') {
    if (completed.setup_intent == null || metadata.setup_id === undefined) return undefined
    const { setup_id: setupId } = metadata
    const card = await readSavedCard(stripe, completed.setup_intent)
    return async (sql, at) => ((await finishSetup(sql, setupId, card, at)) ? keyId : undefined)
  }
  const { price_id: priceId } = metadata
  if (completed.payment_status !== 'paid' || priceId === undefined) return undefined
  const read = completed.invoice == null ? undefined : await readInvoice(stripe, completed.invoice)
  return async (sql, at) => {
    await settlePayment(
      sql,
      {
        id: completed.id,
        keyId,
        kind: 'checkout',
        priceId,
        quantity: metadata.quantity,
        amount: completed.amount_total ?? 0,
        currency: completed.currency,
        livemode: completed.livemode,
        email: completed.customer_details?.email,
        paymentIntent: completed.payment_intent ?? null,
        invoice: read?.invoice ?? null,
      },
      at,
    )
    return keyId
  }
}

function paymentSucceeded(object: unknown): Settlement | undefined {
  const parsed = rechargePayment.safeParse(object)
  if (!parsed.success) return undefined
  const { id, amount_received: amount, currency, metadata, livemode: isLive } = parsed.data
  return async (sql, at) => {
    await settlePayment(
      sql,
      {
        id,
        keyId: metadata.key_id,
        kind: 'auto_recharge',
        priceId: metadata.price_id,
        quantity: 1,
        amount,
        currency,
        livemode: isLive,
        email: await emailOfCharge(sql, metadata.charge_id),
        paymentIntent: id,
      },
      at,
    )
    await recordPaid(sql, metadata.charge_id, id, at)
    return metadata.key_id
  }
}

/** Credits an auto-recharge. The provider is asked for the invoice, which the event may show as it was earlier. */
async function invoicePaid(stripe: Stripe, object: unknown): Promise<Settlement | undefined> {
  const { data } = rechargeInvoice.safeParse(object)
  if (data === undefined) return undefined
  const { invoice, paymentIntent, paid, currency, livemode: isLive } = await readInvoice(stripe, data.id)
  const { charge_id: chargeId, key_id: keyId, price_id: priceId } = data.metadata
  return async (sql, at) => {
    await settlePayment(
      sql,
      {
        id: paymentIntent ?? data.id,
        keyId,
        kind: 'auto_recharge',
        priceId,
        quantity: 1,
        amount: paid,
        currency,
        livemode: isLive,
        email: await emailOfCharge(sql, chargeId),
        paymentIntent,
        invoice,
      },
      at,
    )
    await recordPaid(sql, chargeId, data.id, at)
    return keyId
  }
}

async function cardReplaced(stripe: Stripe, object: unknown): Promise<Settlement | undefined> {
  const { data } = z.object({ id: z.string() }).safeParse(object)
  const saved = data && (await readDefaultCard(stripe, data.id))
  return saved && ((sql, at) => replaceCard(sql, saved, at))
}

async function settlementOf(
  services: Pick<Core, 'database' | 'now'>,
  stripe: Stripe,
  event: ProviderEvent,
): Promise<Settlement | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    // A method that pays later, such as a bank transfer: the session was completed unpaid before.
    case 'checkout.session.async_payment_succeeded':
      return checkoutCompleted(stripe, event.object)
    case 'payment_intent.succeeded':
      return paymentSucceeded(event.object)
    case 'invoice.paid':
      return invoicePaid(stripe, event.object)
    case 'customer.updated':
      return cardReplaced(stripe, event.object)
    default: {
      const payment = reversedPaymentOf(event)
      const reversal = payment && (await readReversal(services, stripe, payment))
      return reversal ? (sql, at) => reversePayment(sql, reversal, at) : undefined
    }
  }
}

/** Refunds a payment that cannot be credited, once however often its event arrives. */
async function returnMoney(stripe: Stripe, event: ProviderEvent, rejected: PaymentRejected): Promise<void> {
  const { paymentIntent, message: reason } = rejected
  log('error', 'payment not credited', { webhook: event.id, payment: paymentIntent, reason })
  if (paymentIntent === null) return
  await stripe.refunds.create(
    { payment_intent: paymentIntent },
    { idempotencyKey: `refund:${paymentIntent}` },
  )
}

/**
 * Applies an event of the payment provider, once per event id. Requests to the provider are made outside of the transaction.
 * Money that cannot be credited goes back.
 * Throws 400 for an event of unexpected format; the provider then sends it again.
 */
export async function settleEvent(
  services: Pick<Core, 'database' | 'now'> & { balanceChanged: BalanceListener },
  stripe: Stripe,
  event: ProviderEvent,
): Promise<void> {
  const { database, now, balanceChanged } = services
  const settle = await settlementOf(services, stripe, event)
  const apply = (work: Settlement | undefined) =>
    database.transaction(async (sql) => {
      const at = now()
      const fresh = await sql.query(
        'insert into webhook_events (id, type, received_at) values ($1, $2, $3) on conflict (id) do nothing returning id',
        [event.id, event.type, at],
      )
      return fresh.length === 0 ? undefined : work?.(sql, at)
    })
  const changed = await apply(settle).catch(async (error: unknown) => {
    if (!(error instanceof PaymentRejected)) throw error
    await returnMoney(stripe, event, error)
    return apply(undefined)
  })
  if (changed !== undefined) balanceChanged(changed)
}
