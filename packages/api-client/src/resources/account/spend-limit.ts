import type { Client } from '../../core/client.ts'
import type { Call, CallOptions, Reading } from '../../core/request.ts'
import { sendAccount } from './send-account.ts'

/** Period of a limit. Days and months begin at midnight UTC; `total` never resets. */
export type BudgetPeriod = 'day' | 'month' | 'total'

/** A key's budget or the account's spend limit. It must have a hard stop, an alert, or both. */
export interface BudgetSettings {
  /** Token limit per period. */
  tokens: number
  /** Period of the limit; `month` by default. */
  period?: BudgetPeriod
  /** Hard stop: whether calls beyond the limit are refused; true by default. */
  hard_stop?: boolean
  /** Percentage of the limit (1 to 100) at which an email is sent, once per period; null or omitted for no email. */
  alert_percent?: number | null
  /** Email address for alerts; the user's own by default. */
  alert_email?: string | null
}

/** A budget or spend limit, and its usage. */
export interface Budget {
  /** Token limit per period. */
  tokens: number
  /** Period of the limit. */
  period: BudgetPeriod
  /** Hard stop: whether calls beyond the limit are refused. */
  hard_stop: boolean
  /** Percentage of the limit at which an email is sent; null for no email. */
  alert_percent: number | null
  /** Email address for alerts; null for the user's own. */
  alert_email: string | null
  /** Whether the email address is confirmed. Until then, emails wait; null without an address. */
  email_confirmed: boolean | null
  /** When the last confirmation link was sent (ISO 8601); null if none was. */
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

/** Returns the account's spend limit; null for none. Throws `ApiError` 401. */
export const getSpendLimit = (client: Client, options: CallOptions = {}): Call<Budget | null> =>
  sendAccount(client, path, options, asLimit<Budget | null>())

/**
 * Sets the spend limit, the tokens that all keys together can use in a period, and returns it. Tokens already used in the current period
 * count. Throws `ApiError` 401, 422.
 * @see {@link https://search-foundation.example/docs/authentication}
 */
export const setSpendLimit = (
  client: Client,
  limit: BudgetSettings,
  options: CallOptions = {},
): Call<Budget> =>
  sendAccount(client, path, { ...options, method: 'PUT', body: JSON.stringify(limit) }, asLimit<Budget>())

/** Removes the spend limit. Throws `ApiError` 401. */
export const removeSpendLimit = (client: Client, options: CallOptions = {}): Call<null> =>
  sendAccount(client, path, { ...options, method: 'DELETE' }, asLimit<null>())
