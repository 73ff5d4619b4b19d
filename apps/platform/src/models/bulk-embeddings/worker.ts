import { setImmediate } from 'node:timers/promises'

import { log } from '../../kernel/http/log.ts'
import { UseRefused } from '../../ledger/use-refused.ts'
import { consume } from '../../ledger/wallet.ts'
import { sendMail } from '../../records/mails.ts'
import { embeddingModels } from '../embedding-models.ts'
import { embed } from '../engines/embedding.ts'
import { countTokens } from '../engines/tokenizer.ts'
import type { ModelServices } from '../model-services.ts'
import { findJob } from './jobs.ts'

/** Rows that are charged and written together; what is lost with the process is done again, and charged once. */
const batchSize = 50

interface OpenJob {
  id: string
  key_id: string
  model: string
  email: string | null
}

interface OpenRow {
  place: number
  input: string
}

export interface BulkWorker {
  /** A job has come. */
  wake(): void
  /** Stops after the batch under way. */
  stop(): Promise<void>
}

/** Works on bulk jobs in the background, one after the other, also on those that an ended process left. */
export function startBulkWorker({
  database,
  now,
  balanceChanged,
}: Pick<ModelServices, 'database' | 'now' | 'balanceChanged'>): BulkWorker {
  let isStopped = false
  let running: Promise<void> | undefined
  let isAwake = false

  /** Embeds one batch; false when the job has no open row left. */
  async function workOn(job: OpenJob): Promise<boolean> {
    const rows = await database.query<OpenRow>(
      'select place, input from bulk_rows where job_id = $1 and vector is null and error is null order by place limit $2',
      [job.id, batchSize],
    )
    const [first] = rows
    const model = embeddingModels[job.model]
    if (first === undefined || model === undefined) return false
    const done: { place: number; tokens: number; vector: string | null; error: string | null }[] = []
    for (const { place, input } of rows) {
      const tokens = countTokens(input)
      const fits = tokens <= model.maxTokens
      done.push({
        place,
        tokens: fits ? tokens : 0,
        vector: fits ? Buffer.from(embed(input, model.dimensions).buffer).toString('base64') : null,
        error: fits ? null : `The text has ${tokens} tokens; ${job.model} takes ${model.maxTokens}.`,
      })
      await setImmediate()
    }
    const tokens = done.reduce((sum, row) => sum + row.tokens, 0)
    await database.transaction(async (sql) => {
      const idempotencyKey = `bulk:${job.id}:${first.place}`
      const use = {
        keyId: job.key_id,
        tokens,
        idempotencyKey,
        product: 'embedding',
        model: job.model,
        at: now(),
      }
      if (tokens > 0) await consume(sql, use)
      await sql.query(
        `update bulk_rows set tokens = given.tokens, vector = decode(given.vector, 'base64'), error = given.error
         from unnest($2::int[], $3::int[], $4::text[], $5::text[]) as given (place, tokens, vector, error)
         where job_id = $1 and bulk_rows.place = given.place`,
        [
          job.id,
          done.map(({ place }) => place),
          done.map((row) => row.tokens),
          done.map(({ vector }) => vector),
          done.map(({ error }) => error),
        ],
      )
      await sql.query('update bulk_jobs set used_tokens = used_tokens + $2 where id = $1', [job.id, tokens])
    })
    balanceChanged(job.key_id)
    return true
  }

  /** Closes a job and mails whom it concerns, once. */
  async function finish(job: OpenJob, error: string | null): Promise<void> {
    await database.transaction(async (sql) => {
      if (error !== null)
        await sql.query(
          'update bulk_rows set error = $2 where job_id = $1 and vector is null and error is null',
          [job.id, error],
        )
      const found = await findJob(sql, job.id)
      const isDone = (found?.completed_count ?? 0) > 0 && error === null
      await sql.query('update bulk_jobs set status = $2, error = $3, completed_at = $4 where id = $1', [
        job.id,
        isDone ? 'completed' : 'failed',
        isDone ? null : (error ?? 'No row could be embedded.'),
        now(),
      ])
      if (job.email === null || found === undefined) return
      await sendMail(sql, {
        kind: 'bulk-job',
        keyId: job.key_id,
        recipient: job.email,
        subject: isDone
          ? `Bulk embeddings are ready: ${found.file_name}`
          : `Bulk embeddings failed: ${found.file_name}`,
        body: `${found.completed_count} of ${found.total_count} rows were embedded with ${job.model}, ${found.failed_count} were not.\nThe job is ${job.id}.`,
        at: now(),
      })
    })
  }

  async function work(job: OpenJob): Promise<void> {
    await database.query(`update bulk_jobs set status = 'in-progress' where id = $1`, [job.id])
    try {
      while (!isStopped) if (!(await workOn(job))) return await finish(job, null)
    } catch (error) {
      if (error instanceof UseRefused) return finish(job, error.message)
      throw error
    }
  }

  async function workAll(): Promise<void> {
    while (isAwake && !isStopped) {
      isAwake = false
      for (;;) {
        const [job] = await database.query<OpenJob>(
          `select id, key_id, model, email from bulk_jobs where status in ('waiting', 'in-progress') and upstream_id is null order by created_at, id limit 1`,
        )
        if (job === undefined || isStopped) break
        await work(job)
      }
    }
  }

  const worker: BulkWorker = {
    wake() {
      isAwake = true
      running ??= workAll()
        .catch((error: unknown) => log('error', 'bulk embeddings stopped', { error: String(error) }))
        .finally(() => {
          running = undefined
        })
    },
    async stop() {
      isStopped = true
      await running
    },
  }
  worker.wake()
  return worker
}
