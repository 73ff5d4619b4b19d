import type { Client } from '../core/client.ts'
import { asPage, pages, type Items, type Page, type PageOptions } from '../core/pages.ts'
import { queryString } from '../core/query.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { pathSegment } from '../core/segment.ts'

/** Status of a bulk job. A job that is waiting to start is `in-progress`. */
export type BulkStatus = 'in-progress' | 'failed' | 'completed'

/**
 * Why a bulk job or a row of its file failed. Only a row fails with `no_text`, `invalid_json`, and `too_long`. `balance_held`: running calls may use
 * the rest of the balance; `model_refused` and `service_failed`: `error` is the message of the model server or the inference service.
 */
export type BulkErrorCode =
  | 'no_text'
  | 'invalid_json'
  | 'too_long'
  | 'canceled'
  | 'insufficient_balance'
  | 'balance_held'
  | 'budget_exceeded'
  | 'spend_limit_exceeded'
  | 'model_refused'
  | 'service_failed'
  | 'no_row_embedded'

/** A bulk job. */
export interface BulkJob {
  /** ID of the job. */
  id: string
  /** ID of the embedding model. */
  model_name: string
  /** Status of the job. */
  status: BulkStatus
  /** Name of the file that was uploaded. */
  file_name: string
  /** Email address to notify when the job is done; null for none. */
  user_email: string | null
  /** Whether the email address is confirmed, if the service reports it. Until then, the email waits. */
  email_confirmed?: boolean | null
  /** When the last confirmation link was sent (ISO 8601); null if none was. */
  confirmation_sent_at?: string | null
  /** When the job was created (ISO 8601). */
  created_at: string
  /** When the job ended (ISO 8601); null while it runs. */
  completed_at: string | null
  /** Why the job failed; null otherwise. */
  error: string | null
  /** The reason in `error` as a code; null without an error. Not every service reports it. */
  error_code?: BulkErrorCode | null
  /** Tokens charged so far. */
  used_token_count: number
  /** Rows in the file. Not every service reports the row counts. */
  total_count?: number
  /** Rows embedded so far. */
  completed_count?: number
  /** Rows that have failed so far: see `listBulkFailures`. */
  failed_count?: number
  [further: string]: unknown
}

/** A row of a bulk job's file that could not be embedded. */
export interface BulkFailure {
  /** Position of the row in the file, from 0. */
  index: number
  /** Your own ID for the row; null if it has none. */
  custom_id: string | null
  /** Text of the row; null if it has none. */
  input: string | null
  /** Why the row couldn't be embedded. */
  error: string
  /** The reason in `error` as a code. Not every service reports it. */
  error_code?: BulkErrorCode | null
  /** Tokens in the text, if it is too long for the model. */
  token_count?: number | null
  /** Tokens that the model accepts per text, if this one is too long. */
  token_limit?: number | null
}

/** A bulk job to start. */
export interface BulkOrder {
  /** ID of an embedding model. */
  model: string
  /** Email address to notify when the job is done. */
  email?: string | undefined
  /** CSV, JSON lines (`.jsonl`), or one text per line. */
  file: Blob
  /** Name of the file; that of a `File` by default. */
  fileName?: string
}

/** Returns the address of a call about bulk jobs. */
export const bulkUrl = ({ hosts }: Client, path = ''): string => `${hosts.main}/v1/bulk-embeddings${path}`

/** The public API has a fourth status, for a job that has not started. */
const jobOf = (job: BulkJob): BulkJob =>
  (job.status as string) === 'waiting' ? { ...job, status: 'in-progress' } : job

/** How a response that is a job is read. */
export const readJob = { map: jobOf }

/**
 * Starts a bulk job with a file. Has no timeout by default. For upload progress, see `/upload`. Throws `ApiError` 400, 401, 402, 413, 422.
 * @example
 * ```ts
 * const file = new Blob(['first text\nsecond text'])
 * const job = await createBulkEmbeddings(client, {
 *   model: 'jina-embeddings-v3',
 *   email: 'you@example.org',
 *   file,
 * })
 * ```
 * @see {@link https://search-foundation.example/docs/million-documents}
 */
export function createBulkEmbeddings(
  client: Client,
  order: BulkOrder,
  options: CallOptions = {},
): Call<BulkJob> {
  const form = new FormData()
  form.set('model', order.model)
  if (order.email !== undefined) form.set('email', order.email)
  form.set('file', order.file, order.fileName ?? (order.file as File).name ?? 'input.txt')
  const outgoing = { timeout: 0, ...options, method: 'POST', body: form, auth: byKey } as const
  return send(client, bulkUrl(client), outgoing, readJob)
}

/** Returns a job with its status. Throws `ApiError` 404 for an unknown job. */
export const getBulkEmbeddings = (client: Client, id: string, options: CallOptions = {}): Call<BulkJob> =>
  send(client, bulkUrl(client, `/${pathSegment(id)}`), options, {
    // Without a status, one would wait for ever.
    map: (job: BulkJob) => (typeof job.status === 'string' ? jobOf(job) : undefined),
  })

/** Lists one page of the key's jobs, newest first; 20 per page by default. Throws `ApiError` 401, 422. */
export const listBulkEmbeddings = (
  client: Client,
  { pageSize: limit, cursor, ...options }: CallOptions & PageOptions = {},
): Call<Page<BulkJob>> =>
  send(
    client,
    bulkUrl(client, queryString({ limit, cursor })),
    { ...options, auth: byKey },
    {
      map: (page: Page<BulkJob>) => ({ ...page, records: page.records.map(jobOf) }),
    },
  )

/** Iterates over the key's jobs, newest first. Throws `ApiError` 401, 422. */
export const eachBulkJob = (
  client: Client,
  options: CallOptions & Pick<PageOptions, 'pageSize'> = {},
): Items<BulkJob> => pages(client, options, (page) => listBulkEmbeddings(client, page))

/**
 * Cancels a job of the key and returns it: it ends as `failed`, and embedded rows are charged. A job that has ended is returned unchanged.
 * Throws `ApiError` 401, 404, 409 for a job that cannot be canceled.
 */
export const cancelBulkEmbeddings = (client: Client, id: string, options: CallOptions = {}): Call<BulkJob> =>
  send(client, bulkUrl(client, `/${pathSegment(id)}`), { ...options, method: 'DELETE', auth: byKey }, readJob)

/**
 * Sends another confirmation link to the email address of a job, unless the last one is less than a minute old, and returns the job. Throws
 * `ApiError` 401, 404, 409 for a job without an email address.
 */
export const confirmBulkAddress = (client: Client, id: string, options: CallOptions = {}): Call<BulkJob> =>
  send(
    client,
    bulkUrl(client, `/${pathSegment(id)}/confirmation`),
    { ...options, method: 'POST', auth: byKey },
    readJob,
  )

/** Lists one page of the rows of a job that could not be embedded, in the order of the file. Throws `ApiError` 401, 404, 422. */
export const listBulkFailures = (
  client: Client,
  id: string,
  { pageSize: limit, cursor, ...options }: CallOptions & PageOptions = {},
): Call<Page<BulkFailure>> =>
  send(
    client,
    bulkUrl(client, `/${pathSegment(id)}/failures${queryString({ limit, cursor })}`),
    { ...options, auth: byKey },
    { ...asPage<BulkFailure>() },
  )

/**
 * Iterates over the rows of a job that could not be embedded, in the order of the file.
 * Throws `ApiError` 401, 404, 422.
 */
export const eachBulkFailure = (
  client: Client,
  id: string,
  options: CallOptions & Pick<PageOptions, 'pageSize'> = {},
): Items<BulkFailure> => pages(client, options, (page) => listBulkFailures(client, id, page))
