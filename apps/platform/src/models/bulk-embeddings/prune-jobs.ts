import { isUnclaimed } from '../../kernel/processes/processes.ts'
import type { Retention } from '../../kernel/processes/retention.ts'
import type { Sql } from '../../kernel/storage/database.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Days for which the rows of a job, and with them its result, are kept after it has ended. */
export const keptDays = 30

/** Deletes the rows of one ended job whose time is over; false when there is none. The job itself stays in the list. */
async function deleteRowsOfOne(sql: Sql, at: Date): Promise<boolean> {
  const deleted = await sql.query(
    `with ended as (
       update bulk_jobs set rows_deleted_at = $1 where id = (
         select id from bulk_jobs where status <> 'in-progress' and rows_deleted_at is null and completed_at < $2
         order by completed_at limit 1 for update skip locked
       ) returning id
     ), gone as (delete from bulk_rows using ended where job_id = ended.id)
     select id from ended`,
    [at, new Date(at.getTime() - keptDays * dayMilliseconds)],
  )
  return deleted.length > 0
}

/** Rows of jobs that ended long ago. */
export const bulkRowRetention: Retention = {
  table: 'bulk_rows',
  async prune(database, at, stopping) {
    // oxlint-disable-next-line no-await-in-loop -- one job after the other, so that none takes the database for long
    while (!stopping.aborted && (await deleteRowsOfOne(database, at)));
  },
}

/** Deletes jobs whose process has ended before their rows were stored. */
export async function deleteLostJobs(sql: Sql): Promise<void> {
  await sql.query(`delete from bulk_jobs where not is_ready and ${isUnclaimed('process_id')}`)
}
