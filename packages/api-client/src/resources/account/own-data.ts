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

/** All data stored about a user. Binary values are hexadecimal after `\x`. */
export interface AccountExport extends Record<Section, Record<string, unknown>[]> {
  /** What the file contains, in a sentence. */
  about: string
  /** ISO 8601. */
  exported_at: string
  /** The user at the identity provider. */
  user: {
    /** Id of the user. */
    uid: string
    /** Address of the user; null for none. */
    email: string | null
    [further: string]: unknown
  }
}

/**
 * Returns all data stored about the signed-in user. `raw()` of the call gives the response unread, to be written
 * to a file. Throws `ApiError` 401.
 */
export const exportAccount = (client: Client, options: CallOptions = {}): Call<AccountExport> =>
  getAccount(client, '/export', options)

/**
 * Deletes the signed-in user, all keys and remaining tokens. `confirm` is the account's email address, or its user id without
 * one. Throws `ApiError` 401, 403 when the sign-in is older than 15 minutes, 422 when `confirm` differs, 503 when the deletion has
 * to be completed later.
 */
export const deleteAccount = (
  client: Client,
  {
    confirm,
    ...options
  }: CallOptions & {
    /** The email address of the account, or its user id without one. */
    confirm: string
  },
): Call<Deletion> =>
  sendAccount(client, '', { ...options, method: 'DELETE', body: JSON.stringify({ confirm }) })
