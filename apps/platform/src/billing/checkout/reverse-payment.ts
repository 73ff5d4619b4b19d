import { randomUUID } from 'node:crypto'

import type { Sql } from '../../kernel/storage/database.ts'
import { takeTurn } from '../../kernel/storage/take-turn.ts'
import { creditReversal, reversePurchase } from '../../ledger/wallet.ts'
import type { Reversal } from './read-reversal.ts'

interface Row {
  id: string
  key_id: string
  product_name: string
  amount: number
  token_quantity: number
  reversed_tokens: number
  returned: number
  reading: number
}

/** Crediting a payment and taking it back wait for each other, so that neither overlooks the other. */
export const takePaymentTurn = (sql: Sql, paymentIntent: string): Promise<void> =>
  takeTurn(sql, `payment:${paymentIntent}`)

/**
 * Takes the tokens of a credited payment back in the share of its money that went back, or gives them back when money returned, inside
 * the caller's transaction, which has the payment's turn. What the key has not got any more becomes a debt, which its next purchase
 * pays. Returns the key's id; undefined when nothing changes, such as for a payment that is not credited yet.
 */
export async function applyReversal(sql: Sql, paymentIntent: string, at: Date): Promise<string | undefined> {
  // Every transaction locks keys before anything else, which prevents deadlocks.
  await sql.query(
    `select 1 from api_keys where id = (select key_id from receipts where payment_intent = $1) for no key update`,
    [paymentIntent],
  )
  const [receipt] = await sql.query<Row>(
    `update receipts set refunded_amount = reversal.refunded_amount, disputed_amount = reversal.disputed_amount
     from payment_reversals as reversal
     where receipts.payment_intent = $1 and reversal.payment_intent = $1
     returning id, key_id, product_name, amount, token_quantity, reversed_tokens, reversal.applied as reading,
       least(amount, reversal.refunded_amount + reversal.disputed_amount) as returned`,
    [paymentIntent],
  )
  if (receipt === undefined) return undefined
  const { key_id: keyId, amount, returned, token_quantity: bought, reversed_tokens: reversed } = receipt
  const target = amount === 0 ? 0 : Math.min(bought, Math.ceil(bought * (returned / amount)))
  const tokens = target - reversed
  if (tokens === 0) return undefined
  await sql.query('update receipts set reversed_tokens = $2 where id = $1', [receipt.id, target])
  const change = {
    id: randomUUID(),
    idempotencyKey: `reversal:${paymentIntent}:${receipt.reading}`,
    keyId,
    tokens: Math.abs(tokens),
    product: receipt.product_name,
    at,
  }
  await (tokens > 0 ? reversePurchase(sql, change) : creditReversal(sql, change))
  return keyId
}

/** Records what went back of a payment and applies it, unless the provider was asked again since then and that answer is recorded. */
export async function reversePayment(sql: Sql, reversal: Reversal, at: Date): Promise<string | undefined> {
  const { paymentIntent, reading, refunded, disputed } = reversal
  await takePaymentTurn(sql, paymentIntent)
  const recorded = await sql.query(
    `update payment_reversals set applied = $2, refunded_amount = $3, disputed_amount = $4, read_at = $5
     where payment_intent = $1 and applied < $2 returning payment_intent`,
    [paymentIntent, reading, refunded, disputed, at],
  )
  return recorded.length === 0 ? undefined : applyReversal(sql, paymentIntent, at)
}
