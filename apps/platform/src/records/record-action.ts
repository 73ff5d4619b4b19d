import type { Sql } from '../kernel/storage/database.ts'

/** Actions in the audit log: everything that changes who may use an account, and what it may cost. */
export const accountActions = [
  'key_created',
  'key_linked',
  'key_renamed',
  'key_rotated',
  'key_revoked',
  'key_scopes_changed',
  'key_expiry_changed',
  'key_budget_changed',
  'spend_limit_changed',
  'purchase',
  'auto_recharge_on',
  'auto_recharge_changed',
  'auto_recharge_off',
  'tokens_sent',
  'tokens_received',
  'balance_notification_changed',
  'webhook_set',
  'webhook_secret_rotated',
  'webhook_removed',
  'data_exported',
  'sessions_revoked',
  'account_deletion_asked',
] as const

export type AccountAction = (typeof accountActions)[number]

/** When something was done, and from where. */
export interface Occasion {
  at: Date
  /** IP address of the client; undefined for actions without a request. */
  ip?: string | undefined
}

/** One action of a user, or in a user's name. */
export interface ActionRecord extends Occasion {
  /** Nothing is recorded for a key without a user. */
  userId: string | null
  action: AccountAction
  /** What it was done to: most often the id of a key. */
  subject?: string
  /** What else is worth knowing; never the text of a key. */
  detail?: Readonly<Record<string, unknown>>
}

/** Adds an action to the audit log, inside the transaction that does it: both happen, or neither. */
export async function recordAction(sql: Sql, record: ActionRecord): Promise<void> {
  if (record.userId === null) return
  await sql.query(
    'insert into account_actions (user_id, action, subject, detail, ip, at) values ($1, $2, $3, $4, $5, $6)',
    [
      record.userId,
      record.action,
      record.subject ?? null,
      JSON.stringify(record.detail ?? {}),
      record.ip ?? null,
      record.at,
    ],
  )
}
