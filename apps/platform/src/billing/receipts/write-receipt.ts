import type { Sql } from '../../kernel/storage/database.ts'
import type { Invoice } from './schemas.ts'

/** A purchase with its price. */
export interface Receipt {
  /** The payment's id at the provider. */
  id: string
  keyId: string
  kind: 'checkout' | 'auto_recharge'
  email: string | undefined
  priceId: string
  product: string
  /** Packs. */
  quantity: number
  tokens: number
  /** Minor units (cents). */
  amount: number
  currency: string
  /** Whether money moved; false for a test payment. */
  livemode: boolean
  /** The provider's payment behind it. */
  paymentIntent?: string | null
  /** The provider's invoice. */
  invoice?: Invoice | null
  at: Date
}

/** Writes the receipt of a payment inside the transaction that credits it, and returns its number. */
export async function writeReceipt(sql: Sql, receipt: Receipt): Promise<number> {
  const [row] = await sql.query<{ number: number }>(
    `insert into receipts (id, key_id, kind, email, price_id, product_name, order_quantity, token_quantity, amount, currency, created_at, payment_intent, livemode, invoice)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb) returning number`,
    [
      receipt.id,
      receipt.keyId,
      receipt.kind,
      receipt.email ?? null,
      receipt.priceId,
      receipt.product,
      receipt.quantity,
      receipt.tokens,
      receipt.amount,
      receipt.currency,
      receipt.at,
      receipt.paymentIntent ?? null,
      receipt.livemode,
      receipt.invoice == null ? null : JSON.stringify(receipt.invoice),
    ],
  )
  if (row === undefined) throw new Error(`The receipt of ${receipt.id} was not written.`)
  return row.number
}
