import type { Sql } from '../../kernel/storage/database.ts'
import { readDefaultCard } from '../auto-recharge/setups.ts'
import type { Stripe } from '../checkout/stripe.ts'
import { buyerAddress } from './buyer-address.ts'
import type { BillingDetails } from './schemas.ts'

const nothing: BillingDetails = { name: null, email: null, address: null, tax_ids: [], card: null }

/** Reads from the payment provider who buys for a key and with which card. Returns nulls before the first purchase. Throws when the provider does not respond. */
export async function readBillingDetails(sql: Sql, stripe: Stripe, keyId: string): Promise<BillingDetails> {
  const [known] = await sql.query<{ customer_id: string }>(
    'select customer_id from payment_customers where key_id = $1',
    [keyId],
  )
  if (known === undefined) return nothing
  const id = known.customer_id
  const [customer, taxIds, saved] = await Promise.all([
    stripe.customers.retrieve(id),
    stripe.customers.listTaxIds(id),
    readDefaultCard(stripe, id),
  ])
  if (customer.deleted) return nothing
  return {
    name: customer.name ?? null,
    email: customer.email,
    address: buyerAddress(customer.address),
    tax_ids: taxIds.data.map(({ type, value }) => ({ type, value })),
    card: saved?.card ?? null,
  }
}
