import type { Client } from '../../core/client.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import { downloadAccount, getAccount } from './send-account.ts'

/** What usage can be grouped by. */
export type UsageGroup = 'day' | 'model' | 'key'

/** Filters of the usage. Days are YYYY-MM-DD in UTC, both included. */
export interface UsageFilter {
  /** First day. */
  from?: string
  /** Last day. */
  to?: string
  /** All three by default; an empty list returns the totals only. */
  groupBy?: readonly UsageGroup[]
  /** Id or last four characters of a key. */
  keyId?: string
}

/** Usage of one group. Fields that the usage is not grouped by are null. */
export interface UsageRow {
  date: string | null
  product: string | null
  model: string | null
  key_id: string | null
  key_name: string | null
  key_tail: string | null
  tokens: number
  /** Charges; a bulk job makes one per batch. */
  requests: number
}

/** Usage with its totals. */
export interface Usage {
  rows: UsageRow[]
  total_tokens: number
  total_requests: number
}

const path = '/usage'

const queryOf = ({ from, to, groupBy, keyId }: UsageFilter) => ({
  ...{ from, to, group_by: groupBy?.join(), key_id: keyId },
})

/** Returns the tokens that the user's keys were charged, by day, model and key. Throws `ApiError` 401, 422. */
export const getUsage = (client: Client, options: CallOptions & UsageFilter = {}): Call<Usage> =>
  getAccount(client, path, options, queryOf(options))

/** Downloads the rows of the usage as CSV. Throws `ApiError` 401, 422. */
export const downloadUsageCsv = (client: Client, options: CallOptions & UsageFilter = {}): Call<Blob> =>
  downloadAccount(client, path, options, { ...queryOf(options), format: 'csv' })
