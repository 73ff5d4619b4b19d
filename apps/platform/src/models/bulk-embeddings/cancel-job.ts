import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { releaseHold } from '../../ledger/holds.ts'
import type { BulkError } from '../compute/bulk-error.ts'
import { closeJob, failOpenRows } from './jobs.ts'
import { holdOfJob } from './start-job.ts'

const canceled: BulkError = { code: 'canceled', message: 'The job was canceled.' }

/**
 * Ends a job of a key as failed. Rows that are embedded are charged and stay; the others get the reason as their error. A job that has
 * ended is left unchanged. Throws 404 for an unknown job and one of another key, 409 for one that the inference service works on.
 */
export async function cancelJob(sql: Sql, keyId: string, id: string, at: Date): Promise<void> {
  const [job] = await sql.query<{ status: string; upstream_id: string | null }>(
    'select status, upstream_id from bulk_jobs where id = $1 and key_id = $2 for update',
    [id, keyId],
  )
  if (job === undefined) throw new ApiFailure(404, 'This key has no bulk job with this ID.')
  if (job.status !== 'in-progress') return
  if (job.upstream_id !== null)
    throw new ApiFailure(
      409,
      "The inference service is already running this bulk job, so it can't be canceled.",
    )
  await failOpenRows(sql, id, canceled)
  await releaseHold(sql, holdOfJob(id))
  await closeJob(sql, id, canceled, at)
}
