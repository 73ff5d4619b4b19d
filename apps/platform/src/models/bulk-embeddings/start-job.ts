import type { Config } from '../../kernel/config.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { askForConfirmation } from '../../records/alert-addresses.ts'
import { createJob, findJob, type BulkJob, type NewJob } from './jobs.ts'

/**
 * Sends a link to the address of a key's job inside the caller's transaction, unless the address is confirmed or has had a link just now.
 * Throws 404 for an unknown job and one of another key.
 */
export async function confirmJobAddress(
  sql: Sql,
  config: Config,
  { keyId, jobId }: { keyId: string; jobId: string },
  at: Date,
): Promise<void> {
  const [job] = await sql.query<{ email: string | null; upstream_id: string | null }>(
    'select email, upstream_id from bulk_jobs where id = $1 and key_id = $2',
    [jobId, keyId],
  )
  if (job === undefined) throw new ApiFailure(404, 'This key has no bulk job with this id.')
  // The inference service sends the mails of its own jobs.
  if (job.email === null || job.upstream_id !== null) return
  await askForConfirmation(sql, config, { keyId }, { email: job.email, at })
}

/** Records a job inside the caller's transaction, and sends a link to its address unless that is confirmed. */
export async function startJob(sql: Sql, config: Config, job: NewJob): Promise<BulkJob> {
  const made = await createJob(sql, job)
  if (job.email === null) return made
  await askForConfirmation(sql, config, { keyId: job.keyId }, { email: job.email, at: job.at })
  return (await findJob(sql, made.id)) ?? made
}
