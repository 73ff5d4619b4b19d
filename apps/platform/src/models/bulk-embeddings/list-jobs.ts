import type { BulkErrorCode } from '@search-foundation/api-client'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { jobSelection, type BulkJob } from './jobs.ts'

/** One page of a list. */
export interface Listed<Item> {
  records: Item[]
  next_cursor: string | null
}

function pageOf<Item>(rows: Item[], limit: number, cursorOf: (item: Item) => string): Listed<Item> {
  const records = rows.slice(0, limit)
  const last = records.at(-1)
  return { records, next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null }
}

/** Returns the jobs of a key, newest first, at most `limit`, after the job `cursor`. */
export async function listJobs(
  sql: Sql,
  keyId: string,
  limit: number,
  cursor?: string,
): Promise<Listed<BulkJob>> {
  const rows = await sql.query<BulkJob>(
    `${jobSelection}
     where key_id = $1 and is_ready and ($2::text is null or (bulk_jobs.created_at, bulk_jobs.id) <
       (select start.created_at, start.id from bulk_jobs as start where start.id = $2))
     order by bulk_jobs.created_at desc, bulk_jobs.id desc limit $3`,
    [keyId, cursor ?? null, limit + 1],
  )
  return pageOf(rows, limit, ({ id }) => id)
}

/** A row of a file that could not be embedded. */
export interface BulkFailure {
  /** Position in the file, from 0. */
  index: number
  custom_id: string | null
  /** The text; null if the row has none. */
  input: string | null
  error: string
  error_code: BulkErrorCode | null
  /** Tokens of a text that is too long, and what the model accepts. */
  token_count: number | null
  token_limit: number | null
}

/**
 * Returns the failed rows of a key's job in the order of the file, at most `limit`, after the row `cursor`. Throws 404 for an unknown job
 * and one of another key.
 */
export async function listFailures(
  sql: Sql,
  { keyId, jobId }: { keyId: string; jobId: string },
  limit: number,
  cursor?: string,
): Promise<Listed<BulkFailure>> {
  const [job] = await sql.query('select 1 from bulk_jobs where id = $1 and key_id = $2', [jobId, keyId])
  if (job === undefined) throw new ApiFailure(404, 'This key has no bulk job with this ID.')
  const rows = await sql.query<BulkFailure>(
    `select place as index, custom_id, input, error, error_code, token_count, token_limit from bulk_rows
     where job_id = $1 and error is not null and place > $2::int order by place limit $3`,
    [jobId, cursor ?? -1, limit + 1],
  )
  return pageOf(rows, limit, ({ index }) => String(index))
}
