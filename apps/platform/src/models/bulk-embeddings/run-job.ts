import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { UsageRefused, type Refusal } from '../../ledger/usage-refused.ts'
import { consume } from '../../ledger/wallet.ts'
import type { ModelServices } from '../calls/model-services.ts'
import type { ModelServers } from '../calls/serve-models.ts'
import type { BulkError } from '../compute/bulk-error.ts'
import type { Compute } from '../compute/compute.ts'
import type { OpenRow } from '../compute/embed-rows.ts'
import { endJob, type OpenJob } from './end-job.ts'
import { countRows, failOpenRows, findJob } from './jobs.ts'
import { holdOfJob } from './start-job.ts'

/** Rows that are charged and written together. A batch that an ended process lost is computed again and charged once. */
const batchSize = 50

export type JobServices = Pick<ModelServices, 'database' | 'now' | 'balanceChanged' | 'processId'> & {
  compute: Pick<Compute, 'run'>
  /** Embeds in place of `compute`, where a server is configured. */
  servers?: ModelServers
}

/** Locks a job that this process still works on; false for one that was canceled or that another process has taken over. */
async function lockOpenJob(sql: Sql, id: string, processId: string): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from bulk_jobs where id = $1 and status = 'in-progress' and process_id = $2 for update`,
    [id, processId],
  )
  return rows.length > 0
}

/**
 * Embeds one batch of a job; false when the job has no open row left, or is no longer ours. A batch of a job that was canceled or taken
 * over is neither stored nor charged.
 */
async function runBatch(
  { database, now, balanceChanged, processId, compute, servers }: JobServices,
  job: OpenJob,
  stopping: AbortSignal,
): Promise<boolean> {
  const rows = await database.query<OpenRow>(
    'select place, input from bulk_rows where job_id = $1 and vector is null and error is null order by place limit $2',
    [job.id, batchSize],
  )
  const [first] = rows
  if (first === undefined) return false
  const length = rows.reduce((sum, { input }) => sum + input.length, 0)
  const demand = { caller: 'bulk', length, count: rows.length }
  const done =
    servers?.embeddings === undefined
      ? await compute.run('embedRows', { rows, model: job.model }, demand)
      : await servers.embeddings.embedRows(rows, job.model, stopping)
  const tokens = done.reduce((sum, row) => sum + row.tokens, 0)
  const isOurs = await database.transaction(async (sql) => {
    if (!(await lockOpenJob(sql, job.id, processId))) return false
    const idempotencyKey = `bulk:${job.id}:${first.place}`
    const usage = { product: 'embedding', model: job.model, at: now() }
    // What is charged now is no longer held.
    await sql.query('update holds set tokens = greatest(0, tokens - $2) where id = $1', [
      holdOfJob(job.id),
      tokens,
    ])
    if (tokens > 0) await consume(sql, { ...usage, keyId: job.key_id, tokens, idempotencyKey })
    await sql.query(
      `update bulk_rows set tokens = given.tokens, vector = decode(given.vector, 'base64'), error = given.error,
         error_code = given.error_code, token_count = given.token_count, token_limit = given.token_limit
       from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::int[], $8::int[])
         as given (place, tokens, vector, error, error_code, token_count, token_limit)
       where job_id = $1 and bulk_rows.place = given.place`,
      [
        job.id,
        done.map(({ place }) => place),
        done.map((row) => row.tokens),
        done.map(({ vector }) => vector),
        done.map(({ error }) => error?.message ?? null),
        done.map(({ error }) => error?.code ?? null),
        done.map(({ error }) => error?.tokens?.count ?? null),
        done.map(({ error }) => error?.tokens?.limit ?? null),
      ],
    )
    const failed = done.filter((row) => row.error !== null).length
    await countRows(sql, job.id, { completed: done.length - failed, failed, tokens })
    return true
  })
  balanceChanged(job.key_id)
  return isOurs
}

const noRowEmbedded: BulkError = { code: 'no_row_embedded', message: 'No row could be embedded.' }

/** Closes a job. `error` is why its remaining rows are not embedded. */
async function finishJob(
  { database, now, processId }: JobServices,
  job: OpenJob,
  error: BulkError | null,
): Promise<void> {
  await database.transaction(async (sql) => {
    if (!(await lockOpenJob(sql, job.id, processId))) return
    if (error !== null) await failOpenRows(sql, job.id, error)
    const rows = await findJob(sql, job.id)
    const isEmpty = (rows?.completed_count ?? 0) === 0
    await endJob(sql, job, error ?? (isEmpty ? noRowEmbedded : null), now())
  })
}

const codeOfRefusal = {
  balance: 'insufficient_balance',
  held: 'balance_held',
  budget: 'budget_exceeded',
  spend_limit: 'spend_limit_exceeded',
} as const satisfies Readonly<Record<Refusal, BulkError['code']>>

/**
 * Returns why an error ends a job: no balance, or a model server that refuses it. Undefined for others: a server that is busy or away is
 * asked again.
 */
function finalError(error: unknown): BulkError | undefined {
  if (error instanceof UsageRefused) return { code: codeOfRefusal[error.reason], message: error.message }
  const isRefused = error instanceof ApiFailure && error.status < 500 && error.status !== 429
  return isRefused ? { code: 'model_refused', message: error.message } : undefined
}

/** Works on a job until it is finished or `stopping` is aborted. A balance that does not cover a batch ends the job as failed. */
export async function runJob(services: JobServices, job: OpenJob, stopping: AbortSignal): Promise<void> {
  try {
    while (!stopping.aborted)
      if (!(await runBatch(services, job, stopping))) return await finishJob(services, job, null)
  } catch (error) {
    const reason = finalError(error)
    if (reason === undefined) throw error
    await finishJob(services, job, reason)
  }
}
