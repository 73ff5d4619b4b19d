import type { Context } from 'hono'
import { z } from 'zod'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { parse } from '../../kernel/http/parse.ts'
import { embeddingModels } from '../embedding-models.ts'
import { limits } from '../limits.ts'
import type { ModelServices } from '../model-services.ts'
import type { RateLimiter } from '../rate-limit.ts'
import { downloadQuery, isGoodDownload, resultLines } from './download.ts'
import { bulkStatuses, createJob, findJob, type BulkJob } from './jobs.ts'
import { readRows } from './read-rows.ts'
import { upstreamJobs } from './upstream-jobs.ts'

const bulkForm = z.object({
  model: z.string(),
  email: z.email().optional(),
  file: z.file().describe('CSV, lines of JSON (.jsonl) or one text a line'),
})
const bulkJob = z.object({
  _id: z.string(),
  id: z.string(),
  user_id: z.string().nullable(),
  model_name: z.string(),
  status: z.enum(bulkStatuses),
  file_name: z.string(),
  user_email: z.string().nullable(),
  created_at: z.string(),
  completed_at: z.string().nullable(),
  error: z.string().nullable(),
  used_token_count: z.number().int(),
  total_count: z.number().int(),
  completed_count: z.number().int(),
  failed_count: z.number().int(),
})
const downloadQuerySchema = z.object({ expires: z.coerce.number().int(), signature: z.string() })

/** Bulk jobs: started with a key, looked at and downloaded by their id (public API facts §6). `wake` tells the worker of a new one. */
export function bulkEmbeddingsRoutes(
  { database, meter, config, now, balanceChanged }: ModelServices,
  limiter: RateLimiter,
  wake: () => void,
): App {
  const secret = config.signingSecret
  const upstream = config.upstream && upstreamJobs({ database, now, balanceChanged }, config.upstream)

  async function jobOf(context: Context): Promise<BulkJob> {
    const job = await findJob(database, context.req.param('id') ?? '')
    if (job === undefined) throw new ApiFailure(404, 'There is no bulk job of this id.')
    return upstream === undefined ? job : upstream.read(context, job)
  }
  async function finishedJob(context: Context): Promise<BulkJob> {
    const job = await jobOf(context)
    if (job.status !== 'completed')
      throw new ApiFailure(409, `The bulk job is ${job.status}; it has no result yet.`)
    return job
  }

  const app = createApp()
  app.post('/', async (context) => {
    const caller = await meter.authenticate(context, 'bulk')
    const limit = caller.key.speed_level >= 2 ? limits.bulk.premium : limits.bulk.standard
    limiter(context, `bulk:${caller.key.id}`, limit)
    const fields = await context.req.parseBody().catch(() => ({}))
    const { model, email, file } = parse(bulkForm, fields, 'body')
    if (!Object.hasOwn(embeddingModels, model))
      throw new ApiFailure(400, `The model ${model} does not exist.`)
    meter.ensure(caller, 1)
    if (upstream !== undefined) {
      const job = await upstream.create(context, caller.key.id, { model, email, file })
      return context.json(job, 200, { 'x-engine': 'upstream' })
    }
    const rows = await readRows(file)
    const job = await database.transaction(async (sql) => {
      const made = await createJob(sql, {
        keyId: caller.key.id,
        model,
        email: email ?? null,
        fileName: file.name,
        rows,
        at: now(),
      })
      await caller.charge?.keep(sql, made)
      return made
    })
    wake()
    return context.json(job, 200, { 'x-engine': 'local' })
  })
  app.get('/:id', async (context) => context.json(await jobOf(context)))
  app.post('/:id/download-result', async (context) => {
    const job = await finishedJob(context)
    const { id } = job
    const theirs = await upstream?.downloadUrl(context, job)
    if (theirs !== undefined) return context.json({ id, download_url: theirs })
    const { origin } = new URL(context.req.url)
    const url = `${origin}/v1/bulk-embeddings/${id}/result?${downloadQuery(secret, id, now())}`
    return context.json({ id, download_url: url })
  })
  app.get('/:id/result', async (context) => {
    const query = parse(downloadQuerySchema, context.req.query(), 'query')
    const id = context.req.param('id')
    if (!isGoodDownload(secret, id, { ...query, at: now() }))
      throw new ApiFailure(403, 'This download address has ended or was changed. Ask for a new one.')
    await finishedJob(context)
    return context.body(resultLines(database, id), 200, {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="embeddings-${id}.jsonl"`,
      'x-engine': 'local',
    })
  })
  return app
}

export const bulkEmbeddingsCalls = [
  defineRoute({
    id: 'createBulkEmbeddings',
    method: 'post',
    path: '/v1/bulk-embeddings',
    summary: 'Start embedding the rows of a file',
    auth: 'key',
    form: bulkForm,
    response: bulkJob,
    failures: [400, 402, 413, 429, 502, 504],
  }),
  defineRoute({
    id: 'getBulkEmbeddings',
    method: 'get',
    path: '/v1/bulk-embeddings/{id}',
    summary: 'How far a bulk job is',
    auth: 'none',
    response: bulkJob,
    failures: [402, 404, 502, 504],
  }),
  defineRoute({
    id: 'createBulkDownload',
    method: 'post',
    path: '/v1/bulk-embeddings/{id}/download-result',
    summary: 'An address, good for ten minutes, of the result of a bulk job',
    auth: 'none',
    response: z.object({ id: z.string(), download_url: z.string() }),
    failures: [402, 404, 409, 502, 504],
  }),
  defineRoute({
    id: 'downloadBulkResult',
    method: 'get',
    path: '/v1/bulk-embeddings/{id}/result',
    summary: 'The result of a bulk job, as lines of JSON; by a signed address',
    auth: 'none',
    query: downloadQuerySchema,
    responseTypes: ['application/x-ndjson'],
    failures: [403, 404, 409],
  }),
] as const
