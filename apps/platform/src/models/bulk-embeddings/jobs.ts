import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { BulkErrorCode } from '@search-foundation/api-client'

import type { Sql } from '../../kernel/storage/database.ts'
import type { BulkError } from '../compute/bulk-error.ts'
import type { BulkRow } from '../compute/read-rows.ts'

/** Rows that one statement inserts: few enough that the embedded database, which computes on the event loop, delays nobody. */
const insertedAtOnce = 200

/** Every status of a bulk job (specification §4). A job that waits for the worker is in progress. */
export const bulkStatuses = ['in-progress', 'failed', 'completed'] as const
export type BulkStatus = (typeof bulkStatuses)[number]

/** A job as the public API shows it; `_id` is its name there, `id` that of its example. */
export interface BulkJob {
  _id: string
  id: string
  user_id: string | null
  model_name: string
  status: BulkStatus
  file_name: string
  user_email: string | null
  email_confirmed: boolean | null
  confirmation_sent_at: Date | null
  created_at: Date
  completed_at: Date | null
  error: string | null
  error_code: BulkErrorCode | null
  used_token_count: number
  total_count: number
  completed_count: number
  failed_count: number
}

export interface NewJob {
  keyId: string
  model: string
  email: string | null
  fileName: string
  /** Read while they are recorded, so that they are never in memory together. */
  rows: AsyncIterable<BulkRow> | Iterable<BulkRow>
  at: Date
}

async function* batchesOf(rows: NewJob['rows']): AsyncGenerator<BulkRow[]> {
  let batch: BulkRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < insertedAtOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Returns the id of a new job. */
export const nameJob = (): string => randomUUID()

/**
 * Stores a job with all of its rows, and their counts, in the name of the process that does so. Nobody sees it until `makeReady`; when the
 * process ends before, `deleteLostJobs` deletes it.
 */
export async function storeRows(sql: Sql, id: string, job: NewJob, processId: string | null): Promise<void> {
  await sql.query(
    `insert into bulk_jobs (id, key_id, model, email, file_name, created_at, process_id, is_ready)
     values ($1, $2, $3, $4, $5, $6, $7, false)`,
    [id, job.keyId, job.model, job.email, job.fileName, job.at, processId],
  )
  let place = 0
  let failed = 0
  for await (const part of batchesOf(job.rows)) {
    await sql.query(
      `insert into bulk_rows (job_id, place, custom_id, input, error, error_code)
         select $1, $2 + place - 1, custom_id, input, error, error_code
         from unnest($3::text[], $4::text[], $5::text[], $6::text[])
           with ordinality as given (custom_id, input, error, error_code, place)`,
      [
        id,
        place,
        part.map(({ customId }) => customId),
        part.map(({ input }) => input),
        part.map(({ error }) => error?.message ?? null),
        part.map(({ error }) => error?.code ?? null),
      ],
    )
    place += part.length
    failed += part.filter(({ error }) => error !== null).length
    // The embedded database responds without a turn of the event loop, in which other requests are read.
    await setImmediate()
  }
  await sql.query('update bulk_jobs set total_count = $2, failed_count = $3 where id = $1', [
    id,
    place,
    failed,
  ])
}

/** Makes a stored job visible, and lets a worker take it. */
export async function makeReady(sql: Sql, id: string): Promise<void> {
  await sql.query('update bulk_jobs set is_ready = true, process_id = null where id = $1', [id])
}

/** Records a job with all of its rows inside the caller's transaction. Its price is not held. */
export async function createJob(sql: Sql, job: NewJob): Promise<BulkJob> {
  const id = nameJob()
  await storeRows(sql, id, job, null)
  await makeReady(sql, id)
  const made = await findJob(sql, id)
  if (made === undefined) throw new Error(`The bulk job ${id} was not recorded.`)
  return made
}

/** Counts rows of a job that are done: with a vector, or with an error. */
export async function countRows(
  sql: Sql,
  id: string,
  { completed = 0, failed = 0, tokens = 0 }: { completed?: number; failed?: number; tokens?: number },
): Promise<void> {
  await sql.query(
    `update bulk_jobs set completed_count = completed_count + $2, failed_count = failed_count + $3,
       used_tokens = used_tokens + $4 where id = $1`,
    [id, completed, failed, tokens],
  )
}

/** Gives every row of a job that is not done an error. */
export async function failOpenRows(sql: Sql, id: string, error: BulkError): Promise<void> {
  const rows = await sql.query(
    `update bulk_rows set error = $2, error_code = $3
     where job_id = $1 and vector is null and error is null returning 1 as one`,
    [id, error.message, error.code],
  )
  await countRows(sql, id, { failed: rows.length })
}

/** Stores that a job has ended, and why if it has failed; returns its status. */
export async function closeJob(
  sql: Sql,
  id: string,
  error: BulkError | null,
  at: Date,
): Promise<'completed' | 'failed'> {
  const status = error === null ? 'completed' : 'failed'
  await sql.query(
    'update bulk_jobs set status = $2, error = $3, error_code = $4, completed_at = $5 where id = $1',
    [id, status, error?.message ?? null, error?.code ?? null, at],
  )
  return status
}

/** Selects jobs and how many of their rows are done. */
export const jobSelection = `select bulk_jobs.id as _id, bulk_jobs.id, api_keys.user_id, model as model_name, status, file_name, bulk_jobs.email as user_email,
       case when bulk_jobs.email is not null then confirmed_at is not null end as email_confirmed,
       sent_at as confirmation_sent_at, bulk_jobs.created_at, completed_at, bulk_jobs.error, error_code, used_tokens as used_token_count,
       total_count, completed_count, failed_count
     from bulk_jobs join api_keys on api_keys.id = key_id
       left join alert_addresses on owner = coalesce(api_keys.user_id, api_keys.id) and alert_addresses.email = lower(bulk_jobs.email)`

/** Reads a job; undefined for an unknown id. */
export async function findJob(sql: Sql, id: string): Promise<BulkJob | undefined> {
  const [job] = await sql.query<BulkJob>(`${jobSelection} where bulk_jobs.id = $1 and is_ready`, [id])
  return job
}

/** Whether the rows of a job were deleted, long after it had ended. */
export async function hasLostRows(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql.query(
    'select 1 as one from bulk_jobs where id = $1 and rows_deleted_at is not null',
    [id],
  )
  return rows.length > 0
}
