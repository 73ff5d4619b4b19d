import { startBackground, type Background } from '../../kernel/background.ts'
import type { ModelServices } from '../model-services.ts'
import { runJob, type OpenJob } from './run-job.ts'

/** How often open jobs are looked for that nobody announced. */
const sweepMilliseconds = 60_000

/** Works on bulk jobs in the background, one after the other, the oldest first. A failed job does not delay the others. */
export function startBulkWorker(
  services: Pick<ModelServices, 'database' | 'now' | 'balanceChanged'>,
): Background {
  return startBackground({
    name: 'bulk embeddings',
    sweepMilliseconds,
    async work({ stopping }) {
      const jobs = await services.database.query<OpenJob>(
        `select id, key_id, model, email from bulk_jobs
         where status = 'in-progress' and upstream_id is null order by created_at, id`,
      )
      const failures: unknown[] = []
      for (const job of jobs) {
        if (stopping.aborted) return
        await runJob(services, job, stopping).catch((error: unknown) => failures.push(error))
      }
      if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
    },
  })
}
