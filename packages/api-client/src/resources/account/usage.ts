import type { Client } from '../../core/client.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import { downloadAccount, getAccount } from './send-account.ts'

/** What usage can be grouped by. */
export type UsageGroup = 'day' | 'hour' | 'model' | 'key'

/** Filters of the usage. Days are YYYY-MM-DD in UTC, both included. */
export interface UsageFilter {
  /** First day. */
  from?: string
  /** Last day. */
  to?: string
  /** Day, model and key by default; an empty list returns the totals only. By hour for at most 7 days, with `from`. */
  groupBy?: readonly UsageGroup[]
  /** ID or last four characters of a key. */
  keyId?: string
}

/** Usage of one group. Fields that the usage is not grouped by are null. */
export interface UsageRow {
  /** Day as YYYY-MM-DD in UTC. */
  date: string | null
  /** Hour of the day in UTC, 0 to 23. */
  hour: number | null
  /** Name of the product. */
  product: string | null
  /** ID of the model. */
  model: string | null
  /** ID of the key. */
  key_id: string | null
  /** Name of the key. */
  key_name: string | null
  /** Last four characters of the key. */
  key_tail: string | null
  /** Tokens charged. */
  tokens: number
  /** Paid tokens among them; the others were free. */
  paid_tokens: number
  /** Charges; a bulk job makes one per batch. */
  requests: number
}

/** Usage with its totals. */
export interface Usage {
  /** Usage by the requested groups, sorted by day (oldest first), product, model, and key. */
  rows: UsageRow[]
  /** Tokens in all rows. */
  total_tokens: number
  /** Paid tokens in all rows. */
  total_paid_tokens: number
  /** Charges in all rows. */
  total_requests: number
}

const path = '/usage'

const queryOf = ({ from, to, groupBy, keyId }: UsageFilter) => ({
  ...{ from, to, group_by: groupBy?.join(), key_id: keyId },
})

/**
 * Returns the tokens that the user's keys were charged, by day, hour, model and key. Throws `ApiError` 401, 422.
 *
 * @see {@link https://search-foundation.example/docs/billing}
 */
export const getUsage = (client: Client, options: CallOptions & UsageFilter = {}): Call<Usage> =>
  getAccount(client, path, options, queryOf(options))

/** Downloads the rows of the usage as CSV. Throws `ApiError` 401, 422. */
export const downloadUsageCsv = (client: Client, options: CallOptions & UsageFilter = {}): Call<Blob> =>
  downloadAccount(client, path, options, { ...queryOf(options), format: 'csv' })
