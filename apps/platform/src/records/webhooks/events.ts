import { randomUUID } from 'node:crypto'

import type { Sql } from '../../kernel/storage/database.ts'
import { giveUpHeldEvents } from './challenge.ts'

/** The events that an account is notified of. */
export type WebhookType = 'bulk_job.completed' | 'bulk_job.failed' | 'balance.low'

export interface WebhookEvent {
  type: WebhookType
  /** The key that it is about. Its user gets the event. */
  keyId: string
  data: object
  at: Date
}

/** How long a finished delivery stays in the log, in days. */
const keptDays = 30

/**
 * Records an event inside the caller's transaction: it is sent if and only if the transaction commits. Nothing is recorded for a user
 * without an endpoint. `deliverWebhooks` sends it soon afterwards, or when the address is verified.
 */
export async function recordEvent(sql: Sql, { type, keyId, data, at }: WebhookEvent): Promise<void> {
  const [owner] = await sql.query<{ user_id: string }>(
    `select webhook_endpoints.user_id from webhook_endpoints join api_keys on api_keys.user_id = webhook_endpoints.user_id
     where api_keys.id = $1 for key share of webhook_endpoints`,
    [keyId],
  )
  if (owner === undefined) return
  await giveUpHeldEvents(sql, owner.user_id, at)
  await sql.query(
    `delete from webhook_deliveries
     where user_id = $1 and state <> 'pending' and created_at < $2::timestamptz - ${keptDays} * interval '1 day'`,
    [owner.user_id, at],
  )
  await sql.query(
    `insert into webhook_deliveries (id, user_id, type, body, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [`evt_${randomUUID()}`, owner.user_id, type, JSON.stringify({ type, timestamp: at, data }), at],
  )
}
