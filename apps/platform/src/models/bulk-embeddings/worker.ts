import { startBackground, type Background } from '../../kernel/background.ts'
import { isUnclaimed } from '../../kernel/processes/processes.ts'
import type { OpenJob } from './end-job.ts'
import { deleteLostJobs } from './prune-jobs.ts'
import { runJob, type JobServices } from './run-job.ts'

/** How often open jobs are looked for that nobody announced, such as those of a process that ended. */
const sweepMilliseconds = 5000

/** Claims the oldest open job that no other process works on, except those in `$2`. */
const claim = `
  update bulk_jobs set process_id = $1 where id = (
    select id from bulk_jobs
    where status = 'in-progress' and is_ready and upstream_id is null and id <> all($2::text[])
      and (process_id is null or process_id = $1 or ${isUnclaimed('process_id')})
    order by created_at, id limit 1 for update skip locked
  )
  returning id, key_id, model, email`

/**
 * Works on bulk jobs in the background, one after the other, the oldest first. Several processes over one database work on different jobs.
 * A failed job does not delay the others. Each sweep also deletes jobs that an ended process has not stored to the end.
 */
export function startBulkWorker(services: JobServices): Background {
  return startBackground({
    name: 'bulk embeddings',
    sweepMilliseconds,
    async work({ isSweep, stopping }) {
      if (isSweep) await deleteLostJobs(services.database)
      const tried: string[] = []
      const failures: unknown[] = []
      while (!stopping.aborted) {
        const [job] = await services.database.query<OpenJob>(claim, [services.processId, tried])
        if (job === undefined) break
        tried.push(job.id)
        await runJob(services, job, stopping).catch((error: unknown) => failures.push(error))
      }
      if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
    },
  })
}
