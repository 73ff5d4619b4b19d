import { randomUUID } from 'node:crypto'

import { keptFor, type Retention } from '../../kernel/processes/retention.ts'
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

/** How long a finished delivery stays in the log, in milliseconds: 30 days. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000

const finished = keptFor({
  table: 'webhook_deliveries',
  key: 'id',
  since: 'created_at',
  milliseconds: keptMilliseconds,
  only: `state <> 'pending'`,
})

/** Finished deliveries, once events that have waited too long for their address have been given up. */
export const deliveryRetention: Retention = {
  ...finished,
  async prune(database, at, stopping) {
    await giveUpHeldEvents(database, at)
    await finished.prune(database, at, stopping)
  },
}

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
  await sql.query(
    `insert into webhook_deliveries (id, user_id, type, body, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [`evt_${randomUUID()}`, owner.user_id, type, JSON.stringify({ type, timestamp: at, data }), at],
  )
}
