import type { Context } from 'hono'

import type { Caller } from '../../../access/callers.ts'
import { withKey } from '../../../access/with-key.ts'
import { createGate } from '../../../kernel/gate.ts'
import { ApiFailure } from '../../../kernel/http/api-failure.ts'
import { readBytes } from '../../../kernel/http/body/read-bytes.ts'
import { clientAddress } from '../../../kernel/http/client-address.ts'
import { createApp, type App } from '../../../kernel/http/create-app.ts'
import type { ModelServices } from '../../calls/model-services.ts'
import type { RateLimiter } from '../../limits/rate-limit.ts'
import { withLimit } from '../../limits/with-limit.ts'
import { limitJobs, requireModel } from '../job-checks.ts'
import { jobStarter } from '../job-starter.ts'
import { findJob, type BulkJob } from '../jobs.ts'
import {
  appendBulkUpload,
  completeBulkUpload,
  createBulkUpload,
  deleteBulkUpload,
  getBulkUpload,
  listBulkUploads,
} from './route-definitions.ts'
import { streamRows } from './stream-rows.ts'
import {
  appendPart,
  createUpload,
  deleteUpload,
  findUpload,
  finishUpload,
  listUploads,
  lockUpload,
  readParts,
  type StoredUpload,
  type UploadOfKey,
} from './uploads.ts'

/** Files that are read at the same time by one process. */
const completing = createGate(2)

/** Another request has started the job of an upload. */
class CompletedBefore extends Error {}

/**
 * Files of bulk jobs in parts, after the model of tus (creation, offset, PATCH, termination). Parts are in the database, so an upload goes on
 * after a restart and on another process. `wake` wakes the worker for a new job.
 */
export function bulkUploadRoutes(services: ModelServices, limiter: RateLimiter, wake: () => void): App {
  const { database, meter, now } = services
  const starter = jobStarter(services, wake)

  function requireAll({ offset, size }: StoredUpload): void {
    if (offset < size)
      throw new ApiFailure(409, `The upload is incomplete: ${offset} of ${size} bytes have arrived.`)
  }

  /** The service takes a file in one request, so this one is in memory as a whole. */
  async function fileOf({ id, file_name: name }: StoredUpload): Promise<File> {
    const parts: Uint8Array<ArrayBuffer>[] = []
    for await (const part of readParts(database, id)) parts.push(new Uint8Array(part))
    return new File(parts, name)
  }

  /**
   * Starts the job of an upload, whose parts are read one after the other outside a transaction. Undefined when another request has completed
   * it meanwhile.
   */
  async function jobOf(
    upload: StoredUpload,
    of: UploadOfKey,
    { key }: Caller,
    context: Context,
  ): Promise<BulkJob | undefined> {
    const { model, email, file_name: fileName } = upload
    try {
      return await starter.start(
        {
          keyId: of.keyId,
          model,
          email,
          fileName,
          rows: () => streamRows(readParts(database, of.id), fileName),
          file: () => fileOf(upload),
          balance: key.balance,
          network: clientAddress(context),
          at: of.at,
          async finish(sql, made) {
            const { job_id: earlier } = await lockUpload(sql, of)
            if (earlier !== null) throw new CompletedBefore()
            await finishUpload(sql, of.id, made.id)
          },
        },
        context.req.raw.signal,
      )
    } catch (error) {
      if (error instanceof CompletedBefore || (await wasCompleted(of))) return undefined
      throw error
    }
  }
  /** Another request has deleted the parts while they were read. */
  const wasCompleted = async (of: UploadOfKey): Promise<boolean> =>
    (await database.transaction((sql) => lockUpload(sql, of))).job_id !== null

  const app = createApp()
  app.openapi(withKey(services, 'bulk', withLimit(limiter, 'bulk', createBulkUpload)), async (context) => {
    const caller = context.get('caller')
    await limitJobs(limiter, context, caller)
    const { model, email, file_name: fileName, size, fingerprint } = context.req.valid('json')
    requireModel(model)
    meter.ensure(caller, 1)
    const upload = await database.transaction(async (sql) =>
      createUpload(sql, {
        keyId: caller.key.id,
        model,
        email: email ?? null,
        fileName,
        fingerprint: fingerprint ?? null,
        size,
        at: now(),
      }),
    )
    return context.json(upload, 201)
  })
  app.openapi(withKey(services, 'bulk', listBulkUploads), async (context) =>
    context.json({ records: await listUploads(database, context.get('caller').key.id, now()) }, 200),
  )
  app.openapi(withKey(services, 'bulk', getBulkUpload), async (context) => {
    const of = { id: context.req.param('id'), keyId: context.get('caller').key.id, at: now() }
    return context.json(await findUpload(database, of), 200)
  })
  app.openapi(withKey(services, 'bulk', appendBulkUpload), async (context) => {
    const of = { id: context.req.param('id'), keyId: context.get('caller').key.id, at: now() }
    const { 'upload-offset': start } = context.req.valid('header')
    const content = await readBytes(context)
    return context.json(await database.transaction((sql) => appendPart(sql, of, { start, content })), 200)
  })
  app.openapi(withKey(services, 'bulk', completeBulkUpload), async (context) => {
    const caller = context.get('caller')
    const of = { id: context.req.param('id'), keyId: caller.key.id, at: now() }
    const known = await database.transaction((sql) => lockUpload(sql, of))
    if (known.job_id === null) {
      requireAll(known)
      meter.ensure(caller, 1)
    }
    let job = known.job_id === null ? await completing(() => jobOf(known, of, caller, context)) : undefined
    if (job === undefined) {
      const { job_id: id } = await database.transaction((sql) => lockUpload(sql, of))
      job = id === null ? undefined : await findJob(database, id)
    }
    if (job === undefined) throw new ApiFailure(404, 'There is no bulk job with this ID.')
    return context.json(job, 200, { 'x-engine': starter.engine })
  })
  app.openapi(withKey(services, 'bulk', deleteBulkUpload), async (context) => {
    if (!(await deleteUpload(database, context.get('caller').key.id, context.req.param('id'))))
      throw new ApiFailure(404, 'This key has no unfinished upload with this ID.')
    return context.json({ deleted: true as const }, 200)
  })
  return app
}
