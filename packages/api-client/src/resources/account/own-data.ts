import type { Client } from '../../core/client.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import type { Deletion } from '../deletion.ts'
import { getAccount, sendAccount } from './send-account.ts'

type Section =
  | 'profile'
  | 'keys'
  | 'transactions'
  | 'receipts'
  | 'requests'
  | 'request_bodies'
  | 'audit'
  | 'auto_recharges'
  | 'auto_recharge_setups'
  | 'auto_recharge_charges'
  | 'alert_addresses'
  | 'balance_notifications'
  | 'budgets'
  | 'mails'
  | 'contact_requests'
  | 'inbox'
  | 'muted_mails'
  | 'webhook_endpoints'
  | 'webhook_deliveries'
  | 'classifiers'
  | 'classifier_labels'
  | 'bulk_uploads'
  | 'bulk_jobs'
  | 'bulk_rows'

/** All data stored about a user. Binary values are hexadecimal with the prefix `\x`. */
export interface AccountExport extends Record<Section, Record<string, unknown>[]> {
  /** What the file contains, as a sentence. */
  about: string
  /** When it was exported (ISO 8601). */
  exported_at: string
  /** The user at the identity provider. */
  user: {
    /** ID of the user. */
    uid: string
    /** Email address of the user; null for none. */
    email: string | null
    [further: string]: unknown
  }
}

/**
 * Returns all data stored about the signed-in user. Use `raw()` to get the unread response and write it to a file. Throws `ApiError` 401.
 */
export const exportAccount = (client: Client, options: CallOptions = {}): Call<AccountExport> =>
  getAccount(client, '/export', options)

/**
 * Deletes the signed-in user, all keys and remaining tokens. `confirm` is the account's email address, or its user ID if it has none.
 * Throws `ApiError` 401, 403 when the sign-in is older than 15 minutes, 422 when `confirm` differs, 503 when the deletion will be completed
 * later.
 */
export const deleteAccount = (
  client: Client,
  {
    confirm,
    ...options
  }: CallOptions & {
    /** The account's email address, or its user ID if it has none. */
    confirm: string
  },
): Call<Deletion> =>
  sendAccount(client, '', { ...options, method: 'DELETE', body: JSON.stringify({ confirm }) })
