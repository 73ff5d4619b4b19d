import { randomUUID } from 'node:crypto'
import { z } from 'zod'

import type { Sql } from '../../kernel/storage/database.ts'
import { takeTurn } from '../../kernel/storage/take-turn.ts'
import { creditReversal, reversePurchase } from '../../ledger/wallet.ts'

/** Money of a payment that went back: refunds add up, a dispute holds its amount until it is won. Minor units (cents). */
export interface Reversal {
  /** Id of the event, which takes effect once. */
  eventId: string
  paymentIntent: string
  refunded?: number
  disputed?: number
}

const charge = z.object({ payment_intent: z.string(), amount_refunded: z.number().int().min(0) })
const dispute = z.object({ payment_intent: z.string(), amount: z.number().int().min(0) })

/** Reads what an event says about money that went back; undefined for other events, and for payments that are not checkouts. */
export function reversalOf(event: { id: string; type: string; object: unknown }): Reversal | undefined {
  if (event.type === 'charge.refunded') {
    const { data } = charge.safeParse(event.object)
    return data && { eventId: event.id, paymentIntent: data.payment_intent, refunded: data.amount_refunded }
  }
  const isWithdrawn = event.type === 'charge.dispute.funds_withdrawn'
  if (!isWithdrawn && event.type !== 'charge.dispute.funds_reinstated') return undefined
  const { data } = dispute.safeParse(event.object)
  return (
    data && { eventId: event.id, paymentIntent: data.payment_intent, disputed: isWithdrawn ? data.amount : 0 }
  )
}

interface Row {
  id: string
  key_id: string
  product_name: string
  amount: number
  token_quantity: number
  reversed_tokens: number
  returned: number
}

/** Crediting a payment and taking it back wait for each other, so that neither overlooks the other. */
export const takePaymentTurn = (sql: Sql, paymentIntent: string): Promise<void> =>
  takeTurn(sql, `payment:${paymentIntent}`)

/** Records money that went back before its payment was credited. */
async function recordEarly(
  sql: Sql,
  { paymentIntent, refunded, disputed }: Reversal,
  at: Date,
): Promise<void> {
  await sql.query(
    `insert into early_reversals as earlier values ($1, coalesce($2::bigint, 0), coalesce($3::bigint, 0), $4)
     on conflict (payment_intent) do update set
       refunded_amount = greatest(earlier.refunded_amount, excluded.refunded_amount),
       disputed_amount = coalesce($3::bigint, earlier.disputed_amount)`,
    [paymentIntent, refunded ?? null, disputed ?? null, at],
  )
}

/** Takes back what went back before the payment was credited, inside the transaction that credits it. */
export async function applyEarlyReversal(sql: Sql, paymentIntent: string, at: Date): Promise<void> {
  const [early] = await sql.query<{ refunded: number; disputed: number }>(
    `delete from early_reversals where payment_intent = $1
     returning refunded_amount as refunded, disputed_amount as disputed`,
    [paymentIntent],
  )
  if (early === undefined) return
  await reversePayment(sql, { eventId: `early:${paymentIntent}`, paymentIntent, ...early }, at)
}

/**
 * Takes the tokens of a payment back in the share of its money that went back, inside the caller's transaction. What the key has not got
 * any more becomes a debt, which its next purchase pays. After a dispute that was won they return. Returns the key's id; undefined for
 * a payment that is not credited yet, whose reversal is recorded for then, or never will be.
 */
export async function reversePayment(sql: Sql, reversal: Reversal, at: Date): Promise<string | undefined> {
  const { eventId, paymentIntent, refunded, disputed } = reversal
  await takePaymentTurn(sql, paymentIntent)
  // Every transaction locks keys before anything else, which prevents deadlocks.
  await sql.query(
    `select 1 from api_keys where id = (select key_id from receipts where payment_intent = $1) for no key update`,
    [paymentIntent],
  )
  const [receipt] = await sql.query<Row>(
    `update receipts set refunded_amount = greatest(refunded_amount, coalesce($2::bigint, 0)),
       disputed_amount = coalesce($3::bigint, disputed_amount)
     where payment_intent = $1
     returning id, key_id, product_name, amount, token_quantity, reversed_tokens,
       least(amount, refunded_amount + disputed_amount) as returned`,
    [paymentIntent, refunded ?? null, disputed ?? null],
  )
  if (receipt === undefined) {
    await recordEarly(sql, reversal, at)
    return undefined
  }
  const { key_id: keyId, amount, returned, token_quantity: bought, reversed_tokens: reversed } = receipt
  const target = amount === 0 ? 0 : Math.min(bought, Math.ceil(bought * (returned / amount)))
  const tokens = target - reversed
  if (tokens === 0) return undefined
  await sql.query('update receipts set reversed_tokens = $2 where id = $1', [receipt.id, target])
  const change = {
    id: randomUUID(),
    idempotencyKey: `reversal:${eventId}`,
    keyId,
    tokens: Math.abs(tokens),
    product: receipt.product_name,
    at,
  }
  await (tokens > 0 ? reversePurchase(sql, change) : creditReversal(sql, change))
  return keyId
}
