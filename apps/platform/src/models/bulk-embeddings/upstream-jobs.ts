import { z } from 'zod'

import { paymentRequired } from '../../access/payment-required.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { log } from '../../kernel/log.ts'
import { holdTokens } from '../../ledger/holds.ts'
import { consume } from '../../ledger/wallet.ts'
import type { ModelServices } from '../calls/model-services.ts'
import { requestUpstream, type Upstream } from '../upstream/request-upstream.ts'
import { wholeResponse } from '../upstream/upstream.ts'
import { endJob, type OpenJob } from './end-job.ts'
import { findJob, nameJob, type BulkJob } from './jobs.ts'
import { holdOfJob, showJob, undoStart, type JobToStart } from './start-job.ts'
import { countsOf, errorOf, theirJob, type TheirJob } from './their-job.ts'

/** Bytes of a file per token, an estimate. */
const bytesOfToken = 4
/** How long a job may take before the tokens that are held for it are free again, in milliseconds. */
const longestJob = 86_400_000

/** How long a job is asked for that nobody reads, in milliseconds. */
const longestWatch = 7 * longestJob

const named = z.union([
  z.looseObject({ _id: z.string() }).transform(({ _id }) => _id),
  z.looseObject({ id: z.string() }).transform(({ id }) => id),
])
const download = z.looseObject({ download_url: z.url() })

/** A job and the id that it has at the service; null for one that is done here. */
interface ForeignJob extends OpenJob {
  upstream_id: string | null
}
const foreignJobs = 'select id, key_id, model, email, upstream_id from bulk_jobs'

/** Validates a response of the service; throws 502 for an invalid one, and the service's own error if it rejected the call. */
async function asked<Schema extends z.ZodType>(
  upstream: Upstream,
  signal: AbortSignal,
  question: Parameters<typeof requestUpstream>[2],
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { response, text } = await wholeResponse(upstream, await requestUpstream(upstream, signal, question))
  if (!response.ok)
    throw new ApiFailure(response.status, `The inference service responded: ${text.slice(0, 500)}`)
  const result = schema.safeParse(JSON.parse(text))
  if (!result.success) throw new ApiFailure(502, 'The inference service sent a response of an unknown shape.')
  return result.data
}

/** Bulk jobs that the inference service does. It does not know the address of a mail: the end of every job is told by us. */
export function upstreamJobs(
  {
    database,
    config,
    now,
    processId,
    balanceChanged,
  }: Pick<ModelServices, 'database' | 'config' | 'now' | 'processId' | 'balanceChanged'>,
  upstream: Upstream,
) {
  const pathOf = (id: string) => `/v1/bulk-embeddings/${encodeURIComponent(id)}`

  /** Holds what a file may cost. Throws 402 when the balance or a limit does not cover it. */
  async function hold(jobId: string, { keyId, at }: JobToStart, file: File): Promise<void> {
    const tokens = Math.ceil(file.size / bytesOfToken)
    const expiresAt = new Date(at.getTime() + longestJob)
    const held = { id: holdOfJob(jobId), keyId, least: tokens, most: tokens, at, expiresAt, processId }
    await paymentRequired(holdTokens(database, held))
  }

  /** Ends a job as the service has, once, and charges what a completed one used. Throws 402 when the balance is short. */
  async function end(job: ForeignJob, theirs: TheirJob): Promise<void> {
    const { id, key_id: keyId, model } = job
    const isCompleted = theirs.status === 'completed'
    const counts = countsOf(theirs)
    const tokens = isCompleted ? counts.used_token_count : 0
    const ended = database.transaction(async (sql) => {
      const open = await sql.query(
        `select 1 as one from bulk_jobs where id = $1 and status = 'in-progress' for update`,
        [id],
      )
      if (open.length === 0) return
      const at = now()
      if (tokens > 0)
        await consume(sql, { product: 'embedding', model, at, keyId, tokens, idempotencyKey: holdOfJob(id) })
      await sql.query(
        'update bulk_jobs set used_tokens = $2, total_count = $3, completed_count = $4, failed_count = $5 where id = $1',
        [id, tokens, counts.total_count, counts.completed_count, counts.failed_count],
      )
      await endJob(sql, job, errorOf(theirs), at)
    })
    await paymentRequired(ended)
    balanceChanged(keyId)
  }

  /** Asks the service for a job, and ends it here when it has ended there. */
  async function settle(job: ForeignJob, signal: AbortSignal): Promise<TheirJob> {
    const question = { path: pathOf(job.upstream_id ?? ''), method: 'GET', headers: {} }
    const theirs = await asked(upstream, signal, question, theirJob)
    if (theirs.status !== 'in-progress') await end(job, theirs)
    return theirs
  }

  return {
    /** Starts a job there, and notes it here. Throws 402 when the balance does not cover the file. */
    async create(job: JobToStart, file: File, signal: AbortSignal): Promise<BulkJob> {
      const { keyId, model, email, fileName, at } = job
      const body = new FormData()
      body.set('model', model)
      body.set('file', file)
      const id = nameJob()
      try {
        await hold(id, job, file)
        const theirId = await asked(
          upstream,
          signal,
          { path: '/v1/bulk-embeddings', headers: {}, body },
          named,
        )
        return await database.transaction(async (sql) => {
          await sql.query(
            `insert into bulk_jobs (id, key_id, model, email, file_name, created_at, upstream_id, is_ready)
             values ($1, $2, $3, $4, $5, $6, $7, false)`,
            [id, keyId, model, email, fileName, at, theirId],
          )
          return showJob(sql, config, id, job)
        })
      } catch (error) {
        await undoStart(database, id)
        throw error
      }
    },
    /** A job as the service sees it now; one that has just ended is ended here too. */
    async read(job: BulkJob, signal: AbortSignal): Promise<BulkJob> {
      if (job.completed_at !== null) return job
      const [known] = await database.query<ForeignJob>(`${foreignJobs} where id = $1`, [job.id])
      if (known === undefined || known.upstream_id === null) return job
      const theirs = await settle(known, signal)
      const stored = (await findJob(database, job.id)) ?? job
      // One that ended before its counts were stored here.
      if (stored.completed_at === null)
        return { ...stored, ...countsOf(theirs), status: theirs.status, error: theirs.error ?? null }
      return stored
    },
    /**
     * Asks the service for every job that has not ended, and settles those that have: nobody may read them here. A job that fails to be
     * settled does not delay the others.
     */
    async settleAll(stopping: AbortSignal): Promise<void> {
      const open = await database.query<ForeignJob>(
        `${foreignJobs} where upstream_id is not null and status = 'in-progress' and created_at > $1 order by created_at`,
        [new Date(now().getTime() - longestWatch)],
      )
      for (const job of open) {
        if (stopping.aborted) return
        await settle(job, stopping).catch((error: unknown) =>
          log('warn', 'bulk job not settled', { job: job.id, error: String(error) }),
        )
      }
    },
    /** The service's own address of a result; undefined for a job done here. */
    async downloadUrl(job: BulkJob, signal: AbortSignal): Promise<string | undefined> {
      const [known] = await database.query<{ upstream_id: string | null }>(
        'select upstream_id from bulk_jobs where id = $1',
        [job.id],
      )
      if (known === undefined || known.upstream_id === null) return undefined
      const question = { path: `${pathOf(known.upstream_id)}/download-result`, headers: {} }
      return (await asked(upstream, signal, question, download)).download_url
    },
  }
}
