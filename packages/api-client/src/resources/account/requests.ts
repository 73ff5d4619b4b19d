import type { Client } from '../../core/client.ts'
import { byIdentity } from '../../core/identity.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Query } from '../../core/query.ts'
import { asBlob, byKey, send, type Call, type CallOptions, type Reading } from '../../core/request.ts'
import { pathSegment } from '../../core/segment.ts'
import type { Deletion } from '../deletion.ts'
import { accountUrl, getAccount, sendAccount } from './send-account.ts'

/** One API call made with one of the user's keys. Addresses are not logged, and bodies only of keys that store them. */
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
  /** Code of the error in the response, such as `rate_limit_exceeded`; null without one. */
  error_code: string | null
  /** The first field at fault, such as `input.0`. */
  error_param: string | null
  /** Beginning of the message of the error. */
  error_message: string | null
  /** What made the call, as it names itself. */
  user_agent: string | null
  /** Until when its bodies are stored (ISO 8601), for `getRequestBodies`; null when they are not. */
  bodies_until: string | null
  /** Version of this SDK, if it made the call outside of a browser. */
  sdk_version: string | null
}

/** What a call sent, or what it got. */
export interface StoredBody {
  /** Content type as it was sent; null without one. */
  content_type: string | null
  /** The body, with the middle of API keys left out; null for one that is not text. */
  text: string | null
  /** Whether it is only the beginning: 64 kB are stored. */
  is_cut: boolean
}

/** The bodies of a call whose key stores them. */
export interface RequestBodies {
  /** When the bodies are deleted (ISO 8601). */
  stored_until: string
  /** Path and query of the call. */
  address: string
  /** The body of the request; null without one. */
  request: StoredBody | null
  /** The body of the response; null without one. */
  response: StoredBody | null
}

/** What the calls that match a filter have in common. */
export interface RequestSummary {
  /** Calls that match, of the newest 100,000 of each key at most. */
  requests: number
  /** False when there are more calls than were counted. */
  is_complete: boolean
  /** Those with a status of 400 or more. */
  failed: number
  /** Milliseconds that half of them took at most; null without calls. */
  p50_ms: number | null
  /** Milliseconds that 95 of 100 took at most; null without calls. */
  p95_ms: number | null
  /** The ten most frequent, the most frequent first. */
  error_codes: {
    /** Code of the error. */
    code: string
    /** Calls with it. */
    requests: number
  }[]
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
  /** Code of an error, such as `rate_limit_exceeded`. */
  errorCode?: string
  /** First day. */
  from?: string
  /** Last day. */
  to?: string
}

const path = '/requests'

const queryOf = ({ keyId, id, product, model, status, errorCode, from, to }: RequestFilter) => ({
  ...{ key_id: keyId, id, product, model, status, error_code: errorCode, from, to },
})

/** Reads the log of the key that the call names, or else the signed-in user's log. */
const readLog = <T>(
  client: Client,
  address: string,
  options: CallOptions,
  query: Query,
  reading?: Partial<Reading<T>>,
): Call<T> => {
  const auth = options.apiKey === undefined ? byIdentity : byKey
  return send(client, accountUrl(client, address, query), { ...options, auth }, reading)
}

/**
 * Lists one page of the calls of the last 30 days, newest first; 50 per page by default. With the option `apiKey`, the calls of that key,
 * without a signed-in user. Throws `ApiError` 401, 403, 422.
 *
 * @see {@link https://search-foundation.example/docs/errors}
 */
export const listRequests = (
  client: Client,
  options: CallOptions & RequestFilter & PageOptions = {},
): Call<Page<LoggedRequest>> =>
  readLog(client, path, options, { ...queryOf(options), limit: options.pageSize, cursor: options.cursor })

/** Iterates over the calls of the last 30 days, newest first; with `apiKey`, of that key. Throws `ApiError` 401, 403, 422. */
export const eachRequest = (
  client: Client,
  options: CallOptions & RequestFilter & Pick<PageOptions, 'pageSize'> = {},
): Items<LoggedRequest> => pages(client, options, (page) => listRequests(client, page))

/** Returns how many calls match, how many failed and why, and how long they took; with `apiKey`, of that key. Throws `ApiError` 401, 403, 422. */
export const getRequestSummary = (
  client: Client,
  options: CallOptions & RequestFilter = {},
): Call<RequestSummary> => readLog(client, `${path}/summary`, options, queryOf(options))

/** Downloads all calls that match the filter as CSV; with `apiKey`, of that key. Throws `ApiError` 401, 403, 422. */
export const downloadRequestsCsv = (client: Client, options: CallOptions & RequestFilter = {}): Call<Blob> =>
  readLog(client, path, options, { ...queryOf(options), format: 'csv' }, asBlob)

const bodiesPath = (id: string) => `${path}/${pathSegment(id)}/bodies`

/**
 * Returns what a call sent and got, by its request id, for a key of the signed-in user that stores bodies (`stores_bodies` of
 * `changeAccountKey`): for 24 hours, the newest 500 calls of a key. Throws `ApiError` 401, 404 when none are stored.
 */
export const getRequestBodies = (
  client: Client,
  id: string,
  options: CallOptions = {},
): Call<RequestBodies> => getAccount(client, bodiesPath(id), options)

/** Deletes the stored bodies of a call now. Throws `ApiError` 401, 404 when none are stored. */
export const deleteRequestBodies = (client: Client, id: string, options: CallOptions = {}): Call<Deletion> =>
  sendAccount(client, bodiesPath(id), { ...options, method: 'DELETE' })
