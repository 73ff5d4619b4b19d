import type { Client } from '../../core/client.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import { downloadAccount, getAccount } from './send-account.ts'

/** Names of actions in the audit log. */
export type AccountActionName =
  | 'key_created'
  | 'key_linked'
  | 'key_renamed'
  | 'key_rotated'
  | 'key_revoked'
  | 'key_scopes_changed'
  | 'key_expiry_changed'
  | 'key_bodies_changed'
  | 'key_budget_changed'
  | 'spend_limit_changed'
  | 'purchase'
  | 'auto_recharge_on'
  | 'auto_recharge_changed'
  | 'auto_recharge_off'
  | 'tokens_sent'
  | 'tokens_received'
  | 'balance_notification_changed'
  | 'webhook_set'
  | 'webhook_secret_rotated'
  | 'webhook_removed'
  | 'data_exported'
  | 'sessions_revoked'
  | 'account_deletion_asked'

/** One entry of the audit log. */
export interface AccountAction {
  /** Number of the entry. */
  id: number
  /** When it happened (ISO 8601). */
  at: string
  /** What was done. */
  action: AccountActionName
  /** Who did it: the signed-in owner, someone using the key, or the service itself. */
  actor: 'owner' | 'key' | 'system'
  /** What the action changed, usually the ID of a key. */
  subject: string | null
  /** Last four characters of the key, if the subject is a key. */
  key_tail: string | null
  /** What changed. Its fields depend on the action. */
  detail: Record<string, unknown>
  /** IP address of the client, if a request caused the action. */
  ip: string | null
}

/** Filters of the audit log. */
export interface ActionFilter {
  /** Only actions with this name. */
  action?: AccountActionName
}

/** Lists one page of the audit log of the account, newest first; 50 per page by default. Throws `ApiError` 401, 422. */
export const listAccountActions = (
  client: Client,
  { action, pageSize, cursor, ...options }: CallOptions & ActionFilter & PageOptions = {},
): Call<Page<AccountAction>> => getAccount(client, '/audit', options, { action, limit: pageSize, cursor })

/** Iterates over the audit log, newest first. Throws `ApiError` 401. */
export const eachAccountAction = (
  client: Client,
  options: CallOptions & ActionFilter & Pick<PageOptions, 'pageSize'> = {},
): Items<AccountAction> => pages(client, options, (page) => listAccountActions(client, page))

/** Downloads all actions that match the filter as CSV. Throws `ApiError` 401, 422. */
export const downloadActionsCsv = (
  client: Client,
  { action, ...options }: CallOptions & ActionFilter = {},
): Call<Blob> => downloadAccount(client, '/audit', options, { action, format: 'csv' })
