import { z } from 'zod'

import type { BulkError } from '../compute/bulk-error.ts'
import { bulkStatuses } from './jobs.ts'

const count = z.number().int().min(0)

/** What we take of the inference service's job; counts of rows are not in every generation of it. */
export const theirJob = z.looseObject({
  // The public API has a fourth status, for a job that has not started.
  status: z
    .enum(['waiting', ...bulkStatuses])
    .transform((status) => (status === 'waiting' ? 'in-progress' : status)),
  error: z.string().nullish(),
  used_token_count: count.nullish(),
  total_count: count.optional(),
  completed_count: count.optional(),
  failed_count: count.optional(),
})
export type TheirJob = z.infer<typeof theirJob>

/** The counts of a job, 0 where the service reports none. */
export const countsOf = (theirs: TheirJob) => ({
  used_token_count: theirs.used_token_count ?? 0,
  total_count: theirs.total_count ?? 0,
  completed_count: theirs.completed_count ?? 0,
  failed_count: theirs.failed_count ?? 0,
})

/** Why a job that has ended there failed, in the words of the service if it has any; null for a completed one. */
export const errorOf = ({ status, error }: TheirJob): BulkError | null =>
  status === 'completed'
    ? null
    : { code: 'service_failed', message: error ?? 'The job failed at the inference service.' }
