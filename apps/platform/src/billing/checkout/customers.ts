import StripeSdk from 'stripe'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import type { Stripe } from './stripe.ts'

/** Returns the payment provider's customer of a key, and creates it at the first purchase. Throws 401 for a key whose account was deleted. */
export async function customerOf(sql: Sql, stripe: Stripe, keyId: string): Promise<string> {
  const [known] = await sql.query<{ customer_id: string }>(
    'select customer_id from payment_customers where key_id = $1',
    [keyId],
  )
  if (known !== undefined) return known.customer_id
  // Parallel purchases get the same customer.
  const options = { idempotencyKey: `customer:${keyId}` }
  const { id } = await stripe.customers.create({ metadata: { key_id: keyId } }, options)
  const [row] = await sql.query<{ customer_id: string }>(
    // A no-op update makes `returning` yield the row of another purchase.
    `insert into payment_customers (key_id, customer_id) select id, $2 from api_keys where id = $1 and erased_at is null
     on conflict (key_id) do update set customer_id = payment_customers.customer_id returning customer_id`,
    [keyId, id],
  )
  if (row === undefined)
    throw new ApiFailure(401, 'This API key is not valid. It may be mistyped or revoked.')
  return row.customer_id
}

/** Deletes keys' customers at the payment provider: saved cards, e-mail addresses, open payment pages. Throws when it does not respond; can be repeated. */
export async function deleteCustomers(sql: Sql, stripe: Stripe, keyIds: readonly string[]): Promise<void> {
  const customers = await sql.query<{ key_id: string; customer_id: string }>(
    'select key_id, customer_id from payment_customers where key_id = any($1::text[])',
    [keyIds],
  )
  for (const { key_id: keyId, customer_id: id } of customers) {
    try {
      await stripe.customers.del(id)
    } catch (error) {
      if (!(error instanceof StripeSdk.errors.StripeError) || error.code !== 'resource_missing') throw error
    }
    await sql.query('delete from payment_customers where key_id = $1', [keyId])
  }
}
