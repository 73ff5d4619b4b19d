import { randomBytes } from 'node:crypto'
import type { Database, Sql } from '../storage/database.ts'

/** A checkout session of the payment provider's stand-in, in the shape of Stripe's API. */
export interface Session {
  id: string
  object: 'checkout.session'
  created: number
  livemode: false
  mode: string
  status: 'open' | 'complete'
  payment_status: 'unpaid' | 'paid'
  url: string | null
  success_url: string
  cancel_url: string
  client_reference_id: string | null
  metadata: Record<string, string>
  amount_total: number
  currency: string
  customer_details: { email: string } | null
  line_items: { price: string; quantity: number }[]
}

/** A random id as the provider writes them: prefix, underscore, letters and digits. */
export const providerId = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`

/** Reads a session; with `lock` it stays locked until the transaction ends. */
export async function readSession(sql: Sql, id: string, lock = false): Promise<Session | undefined> {
  const [row] = await sql.query<{ data: Session }>(
    `select data from provider_sessions where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  )
  return row?.data
}

/** Stores a new session. */
export async function saveSession(sql: Sql, session: Session): Promise<void> {
  await sql.query(
    `insert into provider_sessions (id, data, created_at) values ($1, $2, to_timestamp($3))
     on conflict (id) do update set data = excluded.data`,
    [session.id, JSON.stringify(session), session.created],
  )
}

/**
 * Takes the payment: completes the session and records the event that tells of it, in one transaction.
 * A session that is already paid stays as it is, so a double click pays once.
 */
export function completeSession(
  database: Database,
  id: string,
  email: string,
  at: Date,
): Promise<Session | undefined> {
  return database.transaction(async (sql) => {
    const session = await readSession(sql, id, true)
    if (session === undefined || session.status === 'complete') return session
    const paid: Session = {
      ...session,
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email },
    }
    await saveSession(sql, paid)
    const event = {
      id: providerId('evt'),
      object: 'event',
      type: 'checkout.session.completed',
      created: Math.floor(at.getTime() / 1000),
      livemode: false,
      data: { object: paid },
    }
    await sql.query(
      'insert into provider_events (id, data, created_at, next_attempt_at) values ($1, $2, $3, $3)',
      [event.id, JSON.stringify(event), at],
    )
    return paid
  })
}
