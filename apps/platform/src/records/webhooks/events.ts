import { randomUUID } from 'node:crypto'

import { keptFor, type Retention } from '../../kernel/processes/retention.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { giveUpHeldEvents } from './challenge.ts'

/** The events that a webhook can choose. */
export const webhookTypes = ['bulk_job.completed', 'bulk_job.failed', 'balance.low'] as const

export type WebhookType = (typeof webhookTypes)[number]

/** The event that a user sends to try a webhook. */
export const testType = 'webhook.test'

export interface WebhookEvent {
  type: WebhookType
  /** The key that it is about. Its user gets the event. */
  keyId: string
  data: object
  at: Date
}

/** Days for which a finished delivery stays in the log. */
export const keptDays = 30

const finished = keptFor({
  table: 'webhook_deliveries',
  key: 'id',
  since: 'created_at',
  milliseconds: keptDays * 24 * 60 * 60 * 1000,
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

interface NewDelivery {
  userId: string
  webhookId: string
  type: string
  data: object
  at: Date
}

async function insertDelivery(sql: Sql, { userId, webhookId, type, data, at }: NewDelivery): Promise<string> {
  const id = `evt_${randomUUID()}`
  await sql.query(
    `insert into webhook_deliveries (id, user_id, webhook_id, type, body, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, userId, webhookId, type, JSON.stringify({ type, timestamp: at, data }), at],
  )
  return id
}

/**
 * Records an event inside the caller's transaction: it is sent if and only if the transaction commits. It goes to each webhook of the
 * user that has chosen it, with an id for each. `deliverWebhooks` sends it soon afterwards, or when the address is verified.
 */
export async function recordEvent(sql: Sql, { type, keyId, data, at }: WebhookEvent): Promise<void> {
  const webhooks = await sql.query<{ id: string; user_id: string }>(
    `select webhook_endpoints.id, webhook_endpoints.user_id
     from webhook_endpoints join api_keys on api_keys.user_id = webhook_endpoints.user_id
     where api_keys.id = $1 and (events is null or $2 = any(events))
     order by webhook_endpoints.id for key share of webhook_endpoints`,
    [keyId, type],
  )
  for (const { id: webhookId, user_id: userId } of webhooks)
    await insertDelivery(sql, { userId, webhookId, type, data, at })
}

/** Records a test event for a webhook, inside the caller's transaction. It is sent once. Returns its id. */
export const recordTest = (sql: Sql, userId: string, webhookId: string, at: Date): Promise<string> =>
  insertDelivery(sql, { userId, webhookId, type: testType, data: { webhook_id: webhookId }, at })
