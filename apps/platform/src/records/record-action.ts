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
  'key_bodies_changed',
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

/** Who acts: the owner of the account, who is signed in; somebody with the text of the key that it is about; or the platform by itself. */
export const actors = ['owner', 'key', 'system'] as const

export type Actor = (typeof actors)[number]

/** Returns who acts with a key: its owner, whose session it stands for, or somebody who has its text. */
export const actorWith = (key: { is_session: boolean }): Actor => (key.is_session ? 'owner' : 'key')

/** When something was done, by whom, and from where. */
export interface Occasion {
  at: Date
  /** By default the owner where a request caused it, else the platform. */
  actor?: Actor | undefined
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
    'insert into account_actions (user_id, action, subject, detail, ip, at, actor) values ($1, $2, $3, $4, $5, $6, $7)',
    [
      record.userId,
      record.action,
      record.subject ?? null,
      JSON.stringify(record.detail ?? {}),
      record.ip ?? null,
      record.at,
      record.actor ?? (record.ip === undefined ? 'system' : 'owner'),
    ],
  )
}
