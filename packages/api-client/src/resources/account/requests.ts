import type { Client } from '../../core/client.ts'
import { byIdentity } from '../../core/identity.ts'
import { pages, type Items, type Page, type PageOptions } from '../../core/pages.ts'
import type { Query } from '../../core/query.ts'
import { asBlob, byKey, send, type Call, type CallOptions, type Reading } from '../../core/request.ts'
import { pathSegment } from '../../core/segment.ts'
import type { Deletion } from '../deletion.ts'
import { accountUrl, getAccount, sendAccount } from './send-account.ts'

/** One API call made with one of the user's keys. IP addresses aren't logged, and bodies only for keys that store them. */
export interface LoggedRequest {
  /** Request ID of the response. */
  id: string
  /** When the call was made (ISO 8601). */
  at: string
  /** ID of the key. */
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
  /** ID of the model; null for a call that used no tokens. */
  model: string | null
  /** HTTP status. */
  status: number
  /** Tokens charged. */
  tokens: number
  /** Milliseconds until the response started. */
  duration_ms: number
  /** Engine that served the call. */
  engine: string | null
  /** Error code in the response, such as `rate_limit_exceeded`; null if the call succeeded. */
  error_code: string | null
  /** The first invalid field, such as `input.0`. */
  error_param: string | null
  /** Beginning of the error message. */
  error_message: string | null
  /** `User-Agent` header of the call. */
  user_agent: string | null
  /** When the stored bodies that `getRequestBodies` returns are deleted (ISO 8601); null if they aren't stored. */
  bodies_until: string | null
  /** Version of this SDK, if it made the call outside a browser. */
  sdk_version: string | null
}

/** Body of a request or a response. */
export interface StoredBody {
  /** Content type as sent; null if there was none. */
  content_type: string | null
  /** The body as text, with API keys masked; null if it isn't text. */
  text: string | null
  /** Whether the text is cut: only the first 64 kB are stored. */
  is_cut: boolean
}

/** The bodies of a call whose key stores them. */
export interface RequestBodies {
  /** When the bodies are deleted (ISO 8601). */
  stored_until: string
  /** Path and query of the call. */
  address: string
  /** Request body; null if there was none. */
  request: StoredBody | null
  /** Response body; null if there was none. */
  response: StoredBody | null
}

/** Figures about the calls that match a filter. */
export interface RequestSummary {
  /** Matching calls among each key's newest 100,000. */
  requests: number
  /** False if there are more calls than were counted. */
  is_complete: boolean
  /** Calls with a status of 400 or more. */
  failed: number
  /** Median duration in milliseconds; null without calls. */
  p50_ms: number | null
  /** 95th percentile of the duration in milliseconds; null without calls. */
  p95_ms: number | null
  /** The ten most frequent error codes, most frequent first. */
  error_codes: {
    /** Error code. */
    code: string
    /** Calls with this error. */
    requests: number
  }[]
}

/** Filters of the request log. Days are YYYY-MM-DD in UTC, both included. */
export interface RequestFilter {
  /** ID or last four characters of a key. */
  keyId?: string
  /** Beginning of a request ID. */
  id?: string
  /** Name of a product. */
  product?: string
  /** Name of a model. */
  model?: string
  /** One status such as `402`, or a class such as `4xx`. */
  status?: number | `${1 | 2 | 3 | 4 | 5}xx`
  /** An error code, such as `rate_limit_exceeded`. */
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
 * Lists one page of the calls of the last 30 days, newest first; 50 per page by default. With the option `apiKey`, lists the calls of that
 * key; no signed-in user is needed. Throws `ApiError` 401, 403, 422.
 * @see {@link https://search-foundation.example/docs/errors}
 */
export const listRequests = (
  client: Client,
  options: CallOptions & RequestFilter & PageOptions = {},
): Call<Page<LoggedRequest>> =>
  readLog(client, path, options, { ...queryOf(options), limit: options.pageSize, cursor: options.cursor })

/** Iterates over the calls of the last 30 days, newest first; with `apiKey`, the calls of that key. Throws `ApiError` 401, 403, 422. */
export const eachRequest = (
  client: Client,
  options: CallOptions & RequestFilter & Pick<PageOptions, 'pageSize'> = {},
): Items<LoggedRequest> => pages(client, options, (page) => listRequests(client, page))

/**
 * Returns how many calls match, how many failed and why, and how long they took; with `apiKey`, for that key. Throws `ApiError` 401, 403,
 * 422.
 */
export const getRequestSummary = (
  client: Client,
  options: CallOptions & RequestFilter = {},
): Call<RequestSummary> => readLog(client, `${path}/summary`, options, queryOf(options))

/** Downloads all calls that match the filter as CSV; with `apiKey`, the calls of that key. Throws `ApiError` 401, 403, 422. */
export const downloadRequestsCsv = (client: Client, options: CallOptions & RequestFilter = {}): Call<Blob> =>
  readLog(client, path, options, { ...queryOf(options), format: 'csv' }, asBlob)

const bodiesPath = (id: string) => `${path}/${pathSegment(id)}/bodies`

/**
 * Returns a call's request and response bodies by its request ID, for one of the signed-in user's keys that stores bodies (`stores_bodies`
 * of `changeAccountKey`). The bodies of a key's newest 500 calls are stored for 24 hours. Throws `ApiError` 401, 404 when none are stored.
 */
export const getRequestBodies = (
  client: Client,
  id: string,
  options: CallOptions = {},
): Call<RequestBodies> => getAccount(client, bodiesPath(id), options)

/** Deletes the stored bodies of a call now. Throws `ApiError` 401, 404 when none are stored. */
export const deleteRequestBodies = (client: Client, id: string, options: CallOptions = {}): Call<Deletion> =>
  sendAccount(client, bodiesPath(id), { ...options, method: 'DELETE' })
