import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'

import { paymentRequired } from '../../access/payment-required.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { log } from '../../kernel/log.ts'
import { holdTokens, releaseHold } from '../../ledger/holds.ts'
import { consume } from '../../ledger/wallet.ts'
import type { ModelServices } from '../calls/model-services.ts'
import { requestUpstream, type Upstream } from '../upstream/request-upstream.ts'
import { wholeResponse } from '../upstream/upstream.ts'
import { bulkStatuses, findJob, type BulkJob } from './jobs.ts'

/** Bytes of a file per token, an estimate. */
const bytesOfToken = 4
/** How long a job may take before the tokens that are held for it are free again, in milliseconds. */
const longestJob = 86_400_000

/** How long a job is asked for that nobody reads, in milliseconds. */
const longestWatch = 7 * longestJob

/** Idempotency key of the charge of a job. */
const chargeIdOf = (jobId: string): string => `bulk:${jobId}`

const count = z.number().int().min(0)

/** What we take of the service's job; counts of rows are not in every generation of it. */
const theirJob = z.looseObject({
  // The public API has a fourth status, for a job that has not started.
  status: z
    .enum(['waiting', ...bulkStatuses])
    .transform((status) => (status === 'waiting' ? 'in-progress' : status)),
  completed_at: z.string().nullish(),
  error: z.string().nullish(),
  used_token_count: count.nullish(),
  total_count: count.optional(),
  completed_count: count.optional(),
  failed_count: count.optional(),
})
const named = z.union([
  z.looseObject({ _id: z.string() }).transform(({ _id }) => _id),
  z.looseObject({ id: z.string() }).transform(({ id }) => id),
])
const download = z.looseObject({ download_url: z.url() })

/** A job and the id that it has at the service; null for one that is done here. */
interface ForeignJob {
  id: string
  key_id: string
  model: string
  upstream_id: string | null
}
const foreignJobs = 'select id, key_id, model, upstream_id from bulk_jobs'

interface Form {
  model: string
  email?: string | undefined
  file: File
}

/** Validates a response of the service; throws 502 for an invalid one, and the service's own error if it rejected the call. */
async function asked<Schema extends z.ZodType>(
  upstream: Upstream,
  signal: AbortSignal,
  question: Parameters<typeof requestUpstream>[2],
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { response, text } = await wholeResponse(upstream, await requestUpstream(upstream, signal, question))
  if (!response.ok) throw new ApiFailure(response.status, `The inference service said: ${text.slice(0, 500)}`)
  const result = schema.safeParse(JSON.parse(text))
  if (!result.success)
    throw new ApiFailure(502, 'The inference service answered in a shape that is not known here.')
  return result.data
}

/** Bulk jobs that the inference service does: here they have an id and an owner, there all else. */
export function upstreamJobs(
  { database, now, balanceChanged }: Pick<ModelServices, 'database' | 'now' | 'balanceChanged'>,
  upstream: Upstream,
) {
  const pathOf = (id: string) => `/v1/bulk-embeddings/${encodeURIComponent(id)}`

  /** Holds what a file may cost. Throws 402 when the balance or a limit does not cover it. */
  async function hold(jobId: string, keyId: string, file: File): Promise<void> {
    const tokens = Math.ceil(file.size / bytesOfToken)
    const at = now()
    const expiresAt = new Date(at.getTime() + longestJob)
    const id = chargeIdOf(jobId)
    await paymentRequired(holdTokens(database, { id, keyId, least: tokens, most: tokens, at, expiresAt }))
  }

  /** Takes what a completed job used, once. Throws 402 when the balance is short. */
  async function charge({ id, key_id: keyId, model }: ForeignJob, tokens: number): Promise<void> {
    const charged = database.transaction(async (sql) => {
      const use = { product: 'embedding', model, at: now() }
      if (tokens === 0) await releaseHold(sql, chargeIdOf(id))
      else await consume(sql, { ...use, keyId, tokens, idempotencyKey: chargeIdOf(id) })
      await sql.query(`update bulk_jobs set status = 'completed', used_tokens = $2 where id = $1`, [
        id,
        tokens,
      ])
    })
    await paymentRequired(charged)
    balanceChanged(keyId)
  }

  /** Asks the service for a job: one that is completed is charged, for one that has failed the held tokens are released. */
  async function settle(job: ForeignJob, signal: AbortSignal): Promise<z.infer<typeof theirJob>> {
    const question = { path: pathOf(job.upstream_id ?? ''), method: 'GET', headers: {} }
    const theirs = await asked(upstream, signal, question, theirJob)
    if (theirs.status === 'completed') await charge(job, theirs.used_token_count ?? 0)
    if (theirs.status === 'failed') {
      await releaseHold(database, chargeIdOf(job.id))
      await database.query(`update bulk_jobs set status = 'failed' where id = $1`, [job.id])
    }
    return theirs
  }

  return {
    /** Starts a job there, and notes it here. Throws 402 when the balance does not cover the file. */
    async create(context: Context, keyId: string, { model, email, file }: Form): Promise<BulkJob> {
      const body = new FormData()
      body.set('model', model)
      if (email !== undefined) body.set('email', email)
      body.set('file', file)
      const id = randomUUID()
      await hold(id, keyId, file)
      const theirId = await asked(
        upstream,
        context.req.raw.signal,
        { path: '/v1/bulk-embeddings', headers: {}, body },
        named,
      ).catch(async (error: unknown) => {
        await releaseHold(database, chargeIdOf(id))
        throw error
      })
      await database.query(
        'insert into bulk_jobs (id, key_id, model, email, file_name, created_at, upstream_id) values ($1, $2, $3, $4, $5, $6, $7)',
        [id, keyId, model, email ?? null, file.name, now(), theirId],
      )
      const job = await findJob(database, id)
      if (job === undefined) throw new Error(`The bulk job ${id} was not recorded.`)
      return job
    },
    /** A job as the service sees it now; one that has just ended is settled. */
    async read(context: Context, job: BulkJob): Promise<BulkJob> {
      const [known] = await database.query<ForeignJob>(`${foreignJobs} where id = $1`, [job.id])
      if (known === undefined || known.upstream_id === null) return job
      const theirs = await settle(known, context.req.raw.signal)
      return {
        ...job,
        status: theirs.status,
        completed_at: theirs.completed_at == null ? null : new Date(theirs.completed_at),
        error: theirs.error ?? null,
        used_token_count: theirs.used_token_count ?? 0,
        total_count: theirs.total_count ?? 0,
        completed_count: theirs.completed_count ?? 0,
        failed_count: theirs.failed_count ?? 0,
      }
    },
    /**
     * Asks the service for every job that has not ended, and settles those that have: the result may reach the user by a mail of the service,
     * without a call to us. A job that fails to be settled does not delay the others.
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
    async downloadUrl(context: Context, job: BulkJob): Promise<string | undefined> {
      const [known] = await database.query<{ upstream_id: string | null }>(
        'select upstream_id from bulk_jobs where id = $1',
        [job.id],
      )
      if (known === undefined || known.upstream_id === null) return undefined
      const question = { path: `${pathOf(known.upstream_id)}/download-result`, headers: {} }
      return (await asked(upstream, context.req.raw.signal, question, download)).download_url
    },
  }
}
