import type { Context } from 'hono'

import type { CallingKey } from '../../access/find-caller.ts'
import { withKey } from '../../access/with-key.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { bodyLimits } from '../../kernel/http/body/body-limits.ts'
import { readForm } from '../../kernel/http/body/read-form.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { parse } from '../../kernel/http/parse.ts'
import type { ModelServices } from '../calls/model-services.ts'
import type { BulkRow } from '../compute/read-rows.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { workerSecondsOf } from '../limits/worker-seconds.ts'
import { cancelJob } from './cancel-job.ts'
import { downloadQuery, isGoodDownload, localOrigin, resultLines } from './download.ts'
import { limitJobs, limitLists, limitReads, requireModel } from './job-checks.ts'
import { jobStarter } from './job-starter.ts'
import { findJob, hasLostRows, type BulkJob } from './jobs.ts'
import { listFailures, listJobs } from './list-jobs.ts'
import { keptDays } from './prune-jobs.ts'
import {
  bulkForm,
  cancelBulkEmbeddings,
  confirmBulkAddress,
  createBulkDownload,
  createBulkEmbeddings,
  downloadBulkResult,
  getBulkEmbeddings,
  listBulkEmbeddings,
  listBulkFailures,
} from './route-definitions.ts'
import { confirmJobAddress } from './start-job.ts'
import { upstreamJobs } from './upstream-jobs.ts'

/** Bulk jobs: started with a key, read and downloaded by their id (public API facts §6). `wake` wakes the worker for a new job. */
export function bulkEmbeddingsRoutes(services: ModelServices, limiter: RateLimiter, wake: () => void): App {
  const { database, meter, config, now } = services
  const secret = config.signingSecret
  const upstream = config.upstream && upstreamJobs(services, config.upstream)
  const starter = jobStarter(services, wake)

  async function jobOf(context: Context, id: string): Promise<BulkJob> {
    const job = await findJob(database, id)
    if (job === undefined) throw new ApiFailure(404, 'There is no bulk job with this ID.')
    return upstream === undefined ? job : upstream.read(job, context.req.raw.signal)
  }
  async function finishedJob(context: Context, id: string): Promise<BulkJob> {
    const job = await jobOf(context, id)
    if (job.status !== 'completed')
      throw new ApiFailure(409, `The bulk job is ${job.status}; it has no result yet.`)
    if (await hasLostRows(database, id))
      throw new ApiFailure(410, `The result was deleted ${keptDays} days after the job ended.`)
    return job
  }

  /** Reads the rows of a file in a worker thread, once, when they are first asked for. */
  function rowsOf(file: File, key: CallingKey): () => AsyncIterable<BulkRow> {
    let reading: Promise<BulkRow[]> | undefined
    async function read(): Promise<BulkRow[]> {
      const bytes = await file.arrayBuffer()
      const demand = { caller: key.id, secondsPerMinute: workerSecondsOf(key), length: bytes.byteLength }
      return services.compute.run('readRows', { name: file.name, bytes }, demand)
    }
    return async function* rows() {
      reading ??= read()
      yield* await reading
    }
  }

  const app = createApp()
  app.openapi(withKey(services, 'bulk', createBulkEmbeddings), async (context) => {
    const caller = context.get('caller')
    await limitJobs(limiter, context, caller)
    const fields = Object.fromEntries(await readForm(context, bodyLimits.key))
    const { model, email, file } = parse(bulkForm, fields, 'body')
    requireModel(model)
    meter.ensure(caller, 1)
    const job = await starter.start(
      {
        keyId: caller.key.id,
        model,
        email: email ?? null,
        fileName: file.name,
        rows: rowsOf(file, caller.key),
        file: () => Promise.resolve(file),
        network: clientAddress(context),
        balance: caller.key.balance,
        at: now(),
        finish: async (sql, made) => caller.charge?.keep(sql, made, starter.engine),
      },
      context.req.raw.signal,
    )
    return context.json(job, 200, { 'x-engine': starter.engine })
  })
  app.openapi(withKey(services, 'bulk', listBulkEmbeddings), async (context) => {
    await limitLists(limiter, context, context.get('caller'))
    const { limit, cursor } = context.req.valid('query')
    return context.json(await listJobs(database, context.get('caller').key.id, limit, cursor), 200)
  })
  app.openapi(withKey(services, 'bulk', cancelBulkEmbeddings), async (context) => {
    const id = context.req.param('id')
    await database.transaction((sql) => cancelJob(sql, context.get('caller').key.id, id, now()))
    return context.json(await jobOf(context, id), 200)
  })
  app.openapi(withKey(services, 'bulk', confirmBulkAddress), async (context) => {
    const job = { keyId: context.get('caller').key.id, jobId: context.req.param('id') }
    await database.transaction((sql) =>
      confirmJobAddress(sql, config, job, { network: clientAddress(context), at: now() }),
    )
    return context.json(await jobOf(context, job.jobId), 200)
  })
  app.openapi(withKey(services, 'bulk', listBulkFailures), async (context) => {
    await limitLists(limiter, context, context.get('caller'))
    const job = { keyId: context.get('caller').key.id, jobId: context.req.param('id') }
    const { limit, cursor } = context.req.valid('query')
    return context.json(await listFailures(database, job, limit, cursor), 200)
  })
  app.openapi(getBulkEmbeddings, async (context) => {
    await limitReads(limiter, context)
    return context.json(await jobOf(context, context.req.param('id')), 200)
  })
  app.openapi(createBulkDownload, async (context) => {
    await limitReads(limiter, context)
    const id = context.req.param('id')
    const job = await finishedJob(context, id)
    const theirs = await upstream?.downloadUrl(job, context.req.raw.signal)
    if (theirs !== undefined) return context.json({ id, download_url: theirs }, 200)
    const url = `${services.config.publicUrl ?? localOrigin(context)}/v1/bulk-embeddings/${id}/result?${downloadQuery(secret, id, now())}`
    return context.json({ id, download_url: url }, 200)
  })
  app.openapi(downloadBulkResult, async (context) => {
    const query = context.req.valid('query')
    const id = context.req.param('id')
    if (!isGoodDownload(secret, id, { ...query, at: now() }))
      throw new ApiFailure(403, 'This download URL has expired or was changed. Request a new one.')
    await finishedJob(context, id)
    return context.body(resultLines(database, id), 200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="embeddings-${id}.jsonl"`,
      'x-engine': 'local',
    })
  })
  return app
}
