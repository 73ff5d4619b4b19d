import { findPack } from '../billing/catalog/packs.ts'
import { settlePayment } from '../billing/checkout/settle-payment.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { startOfDay, within } from './sample-days.ts'
import type { SampleKeys } from './sample-keys.ts'

interface SamplePurchase {
  /** Before the first start. */
  daysAgo: number
  key: keyof SampleKeys
  priceId: string
}

const purchases: readonly SamplePurchase[] = [
  { daysAgo: 90, key: 'search', priceId: 'price_standard_1b' },
  { daysAgo: 90, key: 'indexing', priceId: 'price_premium_11b' },
  { daysAgo: 30, key: 'search', priceId: 'price_standard_1b' },
]

/** Settles the sample payments of a day as the webhook of the payment provider does. No payment provider has them. */
export async function settleSamplePurchases(
  sql: Sql,
  keys: SampleKeys,
  { daysAgo, now, email }: { daysAgo: number; now: Date; email: string },
): Promise<void> {
  for (const purchase of purchases.filter((one) => one.daysAgo === daysAgo)) {
    const pack = findPack(purchase.priceId)
    if (pack === undefined) throw new Error(`The sample price ${purchase.priceId} is unknown.`)
    const keyId = keys[purchase.key].id
    // oxlint-disable-next-line no-await-in-loop -- receipts are numbered in their order
    await settlePayment(
      sql,
      {
        id: `sample:${keyId}:${daysAgo}`,
        keyId,
        kind: 'checkout',
        priceId: pack.price_id,
        quantity: 1,
        amount: pack.price,
        currency: pack.currency,
        livemode: false,
        email,
      },
      within(startOfDay(now, daysAgo), 0.02),
    )
  }
}
