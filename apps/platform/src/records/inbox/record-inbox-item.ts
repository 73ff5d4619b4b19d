import { randomUUID } from 'node:crypto'

import { keptFor, type Retention } from '../../kernel/processes/retention.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import type { Decline } from '../declines.ts'

/** What an item of the inbox is about, with its data. Dates are ISO 8601. */
export interface InboxData {
  purchase: {
    product: string
    tokens: number
    /** In minor units of the currency. */
    amount: number
    currency: string
    receipt: number
    is_auto_recharge: boolean
  }
  auto_recharge: {
    outcome: 'failed' | 'stopped' | 'monthly_cap'
    /** Why the card was not charged; null for a cap. */
    reason: Decline | null
  }
  bulk_job: {
    job_id: string
    file_name: string
    is_completed: boolean
    completed: number
    failed: number
  }
  low_balance: { threshold: number; balance: number }
  budget: { scope: 'key' | 'account'; used: number; tokens: number; percent: number }
  key_expiry: { expires_at: string }
}

export type InboxKind = keyof InboxData

export type InboxRecord = {
  [Kind in InboxKind]: { kind: Kind; keyId: string; data: InboxData[Kind]; at: Date }
}[InboxKind]

/** Days for which items are kept, read or not. */
export const keptDays = 90

export const inboxRetention: Retention = keptFor({
  table: 'inbox',
  key: 'id',
  since: 'created_at',
  milliseconds: keptDays * 24 * 60 * 60 * 1000,
})

/**
 * Puts an item into the inbox of the user of a key, inside the transaction that causes it: both happen, or neither. Nothing is recorded for a key
 * without a user.
 */
export async function recordInboxItem(sql: Sql, { kind, keyId, data, at }: InboxRecord): Promise<void> {
  await sql.query(
    `insert into inbox (id, user_id, key_id, kind, data, created_at)
     select $1, user_id, id, $3, $4::jsonb, $5::timestamptz from api_keys where id = $2 and user_id is not null`,
    [`item_${randomUUID()}`, keyId, kind, JSON.stringify(data), at],
  )
}
