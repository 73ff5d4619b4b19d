import type { Client } from '../../core/client.ts'
import type { Call, CallOptions, Reading } from '../../core/request.ts'
import { sendAccount } from './send-account.ts'

/** Days and months begin at midnight UTC; `total` never resets. */
export type BudgetPeriod = 'day' | 'month' | 'total'

/** A token limit, of one key or of the whole account. It must stop, alert, or both. */
export interface BudgetSettings {
  /** Tokens per period. */
  tokens: number
  /** `month` by default. */
  period?: BudgetPeriod
  /** Whether calls beyond the limit are refused; true by default. */
  hard_stop?: boolean
  /** Percentage of the tokens (1 to 100) at which a mail is sent, once per period; null or nothing sends none. */
  alert_percent?: number | null
  /** Address for the mail; the user's own by default. */
  alert_email?: string | null
}

/** A token limit and its usage. */
export interface Budget {
  /** Tokens per period. */
  tokens: number
  /** When the count starts again. */
  period: BudgetPeriod
  /** Whether calls beyond the limit are refused. */
  hard_stop: boolean
  /** Percentage of the tokens at which a mail is sent; null for none. */
  alert_percent: number | null
  /** Address for the mail; null for the user's own. */
  alert_email: string | null
  /** As in `BalanceNotificationInfo`; null without an address. */
  email_confirmed: boolean | null
  /** When the newest link to confirm the address was sent (ISO 8601); null if none was. */
  confirmation_sent_at: string | null
  /** Tokens used in the current period. */
  used_tokens: number
  /** Start of the next period (ISO 8601); null for `total`. */
  resets_at: string | null
}

const path = '/spend_limit'
const asLimit = <Limit>(): Partial<Reading<Limit>> => ({
  map: (body: { spend_limit: Limit }) => body.spend_limit,
})

/** Returns the token limit of all of the user's keys together; null without one. Throws `ApiError` 401. */
export const getSpendLimit = (client: Client, options: CallOptions = {}): Call<Budget | null> =>
  sendAccount(client, path, options, asLimit<Budget | null>())

/**
 * Sets the token limit of all keys together and returns it. Tokens used earlier in the period count. Throws `ApiError` 401, 422.
 *
 * @see {@link https://search-foundation.example/docs/authentication}
 */
export const setSpendLimit = (
  client: Client,
  limit: BudgetSettings,
  options: CallOptions = {},
): Call<Budget> =>
  sendAccount(client, path, { ...options, method: 'PUT', body: JSON.stringify(limit) }, asLimit<Budget>())

/** Removes the token limit of all keys together. Throws `ApiError` 401. */
export const removeSpendLimit = (client: Client, options: CallOptions = {}): Call<null> =>
  sendAccount(client, path, { ...options, method: 'DELETE' }, asLimit<null>())
