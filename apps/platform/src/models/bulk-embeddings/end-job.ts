import type { Sql } from '../../kernel/storage/database.ts'
import { releaseHold } from '../../ledger/holds.ts'
import { recordInboxItem } from '../../records/inbox/record-inbox-item.ts'
import { mailTextsOfKey } from '../../records/mail-texts.ts'
import { sendAlert } from '../../records/mails.ts'
import { recordEvent } from '../../records/webhooks/events.ts'
import type { BulkError } from '../compute/bulk-error.ts'
import { closeJob, findJob, type BulkJob } from './jobs.ts'
import { holdOfJob } from './start-job.ts'

/** A job that has not ended. */
export interface OpenJob {
  id: string
  key_id: string
  model: string
  email: string | null
}

/** The event of a job that has ended: the job as the public API shows it. */
const eventOf = (job: BulkJob, keyId: string, at: Date) => ({
  type: job.status === 'completed' ? ('bulk_job.completed' as const) : ('bulk_job.failed' as const),
  keyId,
  data: { ...job, key_id: keyId },
  at,
})

/**
 * Ends a job that the caller has locked, inside the caller's transaction, wherever it was done: releases what is still held for it, and
 * notifies its owner by webhook and mail. `error` is why it has failed; null for a completed one.
 */
export async function endJob(sql: Sql, job: OpenJob, error: BulkError | null, at: Date): Promise<void> {
  await releaseHold(sql, holdOfJob(job.id))
  const status = await closeJob(sql, job.id, error, at)
  const ended = await findJob(sql, job.id)
  if (ended === undefined) return
  await recordEvent(sql, eventOf(ended, job.key_id, at))
  await recordInboxItem(sql, {
    kind: 'bulk_job',
    keyId: job.key_id,
    data: {
      job_id: job.id,
      file_name: ended.file_name,
      is_completed: error === null,
      completed: ended.completed_count,
      failed: ended.failed_count,
    },
    at,
  })
  if (job.email === null) return
  const { t } = await mailTextsOfKey(sql, job.key_id)
  await sendAlert(sql, {
    kind: 'bulk-job',
    keyId: job.key_id,
    recipient: job.email,
    subject: t(`bulkJob.${status}`, { file: ended.file_name }),
    body: [
      t('bulkJob.body', {
        model: job.model,
        completed: ended.completed_count,
        total: ended.total_count,
        failed: ended.failed_count,
      }),
      t('bulkJob.job', { id: job.id }),
    ].join('\n'),
    at,
  })
}
