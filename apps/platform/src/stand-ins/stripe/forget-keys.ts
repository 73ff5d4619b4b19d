import type { Sql } from '../../kernel/storage/database.ts'

/** Objects of the stand-in that concern one of the keys in `$1`: by their own metadata, or by a customer who does. */
const concerned = (data: string) => `(
  ${data}->>'client_reference_id' = any($1::text[]) or ${data}->'metadata'->>'key_id' = any($1::text[])
  or ${data}->>'customer' in (select id from provider_objects where data->>'object' = 'customer' and data->'metadata'->>'key_id' = any($1::text[])))`

/** An object without its e-mail addresses. */
const anonymous = (data: string) => `case when ${data}->'metadata' ? 'email'
  then jsonb_set(${data}, '{metadata,email}', '""') else ${data} end || '{"customer_details": null}'`

/** In this order: what others are found by goes last. */
const statements = [
  // A page that was not paid yet cannot be paid any more.
  `delete from provider_sessions where data->>'status' = 'open' and ${concerned('data')}`,
  `update provider_sessions set data = data || '{"customer_details": null}' where ${concerned('data')}`,
  `update provider_events set data = jsonb_set(data, '{data,object}', ${anonymous(`(data->'data'->'object')`)})
   where ${concerned(`(data->'data'->'object')`)}`,
  `delete from provider_requests where ${concerned('answer')}`,
  // Saved cards.
  `delete from provider_objects where data->>'object' in ('payment_method', 'setup_intent') and ${concerned('data')}`,
  `update provider_objects set data = jsonb_set(data, '{metadata,email}', '""')
   where data->>'object' = 'payment_intent' and ${concerned('data')}`,
  `delete from provider_objects where data->>'object' = 'customer' and data->'metadata'->>'key_id' = any($1::text[])`,
] as const

/**
 * Makes the payment provider's stand-in forget who paid for some keys, inside the caller's transaction:
 * saved cards and open pages go, payments stay without an e-mail address. At a real provider this is a request to its support.
 */
export async function forgetKeys(sql: Sql, keyIds: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.query(statement, [keyIds])
}
