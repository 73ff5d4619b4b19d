import { formatMoney } from '@search-foundation/i18n/format'

import type { Sql } from '../../kernel/storage/database.ts'
import { creditPurchase } from '../../ledger/wallet.ts'
import { recordInboxItem } from '../../records/inbox/record-inbox-item.ts'
import { mailTextsOfKey } from '../../records/mail-texts.ts'
import { sendMail } from '../../records/mails.ts'
import { recordKeyAction } from '../../records/record-key-action.ts'
import { packNameIn } from '../catalog/pack-name-in.ts'
import { findPack } from '../catalog/packs.ts'
import type { Invoice } from '../receipts/schemas.ts'
import { writeReceipt } from '../receipts/write-receipt.ts'
import { applyReversal, takePaymentTurn } from './reverse-payment.ts'

/** A payment for a key. */
export interface Payment {
  /** The provider's id of the payment, which is credited once. */
  id: string
  keyId: string
  kind: 'checkout' | 'auto_recharge'
  priceId: string
  quantity: number
  /** Minor units (cents). */
  amount: number
  currency: string
  /** Whether money moved; false for a test payment. */
  livemode: boolean
  email: string | undefined
  /** The provider's payment behind it, which refunds name. */
  paymentIntent?: string | null
  /** The provider's invoice. */
  invoice?: Invoice | null
}

/** A payment that is not credited: its money goes back. */
export class PaymentRejected extends Error {
  readonly paymentIntent: string | null

  constructor(paymentIntent: string | null, reason: string) {
    super(reason)
    this.name = 'PaymentRejected'
    this.paymentIntent = paymentIntent
  }
}

/** Returns why a payment cannot be credited; undefined if it can. */
function reasonAgainst({ priceId, quantity, amount, currency }: Payment): string | undefined {
  const pack = findPack(priceId)
  if (pack === undefined) return `The price ${priceId} is unknown.`
  if (!Number.isSafeInteger(pack.token_quantity * quantity)) return `The quantity ${quantity} is too large.`
  // More than the price is right, too: it includes taxes.
  if (currency !== pack.currency || amount < pack.price * quantity)
    return `${amount} ${currency} are not the price of ${quantity} × ${priceId}.`
  return undefined
}

/**
 * Credits a payment's tokens, writes its receipt and mails it, inside the caller's transaction and once per payment.
 * The key becomes a paid key with the speed level of its fastest pack. Debts of the key are paid first.
 * Throws `PaymentRejected` for an unknown price, a wrong amount, and a key that does not exist or was revoked.
 */
export async function settlePayment(sql: Sql, payment: Payment, at: Date): Promise<void> {
  const pack = findPack(payment.priceId)
  const reason = reasonAgainst(payment)
  if (pack === undefined || reason !== undefined)
    throw new PaymentRejected(payment.paymentIntent ?? null, reason ?? '')
  const tokens = pack.token_quantity * payment.quantity
  const product = pack.product_name
  const { paymentIntent } = payment
  if (paymentIntent != null) await takePaymentTurn(sql, paymentIntent)
  // Every transaction locks keys before wallets, which prevents deadlocks.
  const [key] = await sql.query<{ is_over: boolean }>(
    `select revoked_at is not null and not exists (select 1 from receipts where receipts.id = $2) as is_over
     from api_keys where id = $1 for no key update`,
    [payment.keyId, payment.id],
  )
  if (key?.is_over !== false)
    throw new PaymentRejected(payment.paymentIntent ?? null, 'The key does not exist or was revoked.')
  const { email } = payment
  const credited = await creditPurchase(sql, {
    keyId: payment.keyId,
    tokens,
    paymentId: payment.id,
    product,
    quantity: payment.quantity,
    at,
  })
  if (!credited) return
  await sql.query(
    'update api_keys set email = coalesce($2, email), speed_level = greatest(speed_level, $3) where id = $1',
    [payment.keyId, email ?? null, pack.speed_level],
  )
  const receipt = await writeReceipt(sql, {
    ...payment,
    email,
    priceId: pack.price_id,
    product,
    tokens,
    at,
  })
  if (paymentIntent != null) await applyReversal(sql, paymentIntent, at)
  await recordKeyAction(sql, payment.keyId, {
    action: 'purchase',
    actor: payment.kind === 'auto_recharge' ? 'system' : 'owner',
    detail: {
      product,
      quantity: payment.quantity,
      tokens,
      amount: payment.amount,
      currency: payment.currency,
      kind: payment.kind,
      receipt,
    },
    at,
  })
  await recordInboxItem(sql, {
    kind: 'purchase',
    keyId: payment.keyId,
    data: {
      product,
      tokens,
      amount: payment.amount,
      currency: payment.currency,
      receipt,
      is_auto_recharge: payment.kind === 'auto_recharge',
    },
    at,
  })
  if (email === undefined) return
  const { t, locale } = await mailTextsOfKey(sql, payment.keyId)
  await sendMail(sql, {
    kind: 'receipt',
    keyId: payment.keyId,
    recipient: email,
    subject: t('receipt.subject', { product: packNameIn(product, locale) }),
    body: [
      t(`receipt.${payment.kind}`, { tokens, amount: formatMoney(payment.amount, payment.currency, locale) }),
      t('receipt.references', { receipt, payment: payment.id }),
      ...(payment.livemode ? [] : [t('receipt.test')]),
    ].join('\n'),
    at,
  })
}
