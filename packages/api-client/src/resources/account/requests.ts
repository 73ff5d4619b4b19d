import type { Client } from '../../core/client.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Call, CallOptions } from '../../core/request.ts'
import { downloadAccount, getAccount } from './send-account.ts'

/** One API call made with one of the user's keys. Neither bodies nor addresses are logged. */
export interface LoggedRequest {
  /** Request id of the response. */
  id: string
  /** ISO 8601. */
  at: string
  /** Id of the key. */
  key_id: string
  /** Name of the key. */
  key_name: string | null
  /** Last four characters of the key. */
  key_tail: string
  /** HTTP method. */
  method: string
  /** Pattern of the route, such as `/v1/bulk-embeddings/:id`. */
  route: string
  /** Name of the product. */
  product: string | null
  /** Null for a call that used no tokens. */
  model: string | null
  /** HTTP status. */
  status: number
  /** Tokens charged. */
  tokens: number
  /** Milliseconds until the response started. */
  duration_ms: number
  /** What served the call. */
  engine: string | null
}

/** Filters of the request log. Days are YYYY-MM-DD in UTC, both included. */
export interface RequestFilter {
  /** Id or last four characters of a key. */
  keyId?: string
  /** Beginning of a request id. */
  id?: string
  /** Name of a product. */
  product?: string
  /** Name of a model. */
  model?: string
  /** One status such as `402`, or a class such as `4xx`. */
  status?: number | `${1 | 2 | 3 | 4 | 5}xx`
  /** First day. */
  from?: string
  /** Last day. */
  to?: string
}

const path = '/requests'

const queryOf = ({ keyId, id, product, model, status, from, to }: RequestFilter) => ({
  ...{ key_id: keyId, id, product, model, status, from, to },
})

/** Lists one page of the calls of the last 30 days, newest first; 50 per page by default. Throws `ApiError` 401, 422. */
export const listRequests = (
  client: Client,
  options: CallOptions & RequestFilter & PageOptions = {},
): Call<Page<LoggedRequest>> =>
  getAccount(client, path, options, {
    ...queryOf(options),
    limit: options.pageSize,
    cursor: options.cursor,
  })

/** Iterates over the calls of the last 30 days, newest first. Throws `ApiError` 401, 422. */
export const eachRequest = (
  client: Client,
  options: CallOptions & RequestFilter & Pick<PageOptions, 'pageSize'> = {},
): Items<LoggedRequest> => pages(client, options, (page) => listRequests(client, page))

/** Downloads all calls that match the filter as CSV. Throws `ApiError` 401, 422. */
export const downloadRequestsCsv = (client: Client, options: CallOptions & RequestFilter = {}): Call<Blob> =>
  downloadAccount(client, path, options, { ...queryOf(options), format: 'csv' })
