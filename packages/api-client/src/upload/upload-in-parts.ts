import type { Client } from '../core/client.ts'
import { wait } from '../core/deadline.ts'
import type { CallOptions } from '../core/request.ts'
import { failureReason, isRetryable } from '../core/retry.ts'
import type { BulkJob } from '../resources/bulk-embeddings.ts'
import {
  appendBulkUpload,
  completeBulkUpload,
  createBulkUpload,
  getBulkUpload,
  type BulkUpload,
  type BulkUploadOrder,
} from '../resources/bulk-uploads.ts'
import { readParts, type PartSource } from './read-parts.ts'

/** Bytes per request: a part that gets lost is sent again, so a slow connection wants small ones. */
const defaultPartBytes = 2 * 1024 * 1024
const mostPartBytes = 12_000_000

/** How long one request may take by default, in milliseconds. */
const requestTimeout = 120_000

/** Failed requests in a row after which an upload gives up, and the waits between them: 1 s, doubling, 30 s at most. */
const maxFailures = 8
const firstWait = 1000
const longestWait = 30_000

/** Progress of an upload, in bytes. */
export interface UploadProgress {
  /** Bytes sent so far. */
  sent: number
  /** Bytes of the whole upload. */
  total: number
}

/** Options of `uploadInParts`. */
export interface UploadInPartsOptions extends CallOptions {
  /** Called at the start and whenever a part has arrived. */
  onProgress?: ((progress: UploadProgress) => void) | undefined
  /** Bytes of each part, 1 to 12,000,000; 2,097,152 by default. */
  partBytes?: number | undefined
}

/** Repeats a request while its failures may be temporary. 409: the offset is another than we believed, as after a lost response. */
async function persist<Result>(
  signal: AbortSignal | undefined,
  request: () => Promise<Result>,
): Promise<Result> {
  for (let failures = 1; ; failures++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- an attempt follows the one before
      return await request()
    } catch (error) {
      const reason = failureReason(error)
      if (!(isRetryable(reason) || reason === 409) || failures === maxFailures) throw error
      const { retryAfterMs = 0 } = Object(error) as { retryAfterMs?: number }
      const delay = Math.min(longestWait, Math.max(retryAfterMs, firstWait * 2 ** (failures - 1)))
      // oxlint-disable-next-line no-await-in-loop
      await wait(delay, signal)
    }
  }
}

/**
 * Uploads the file of a bulk job in parts and starts the job. `upload` is a new job, or an unfinished upload from `listBulkUploads` or
 * `getBulkUpload`, of which only the rest is sent. The file is a `Blob` (in Node, from `toFile` of `/upload`) or a stream, of which only
 * one part is in memory at a time. After a failure that may be temporary, it gets the offset from the service and continues there, so a
 * lost connection or a restart of the service costs at most one part. Throws `ApiError` 401, 402, 404, 413, 422, `NetworkError`,
 * `TimeoutError` and `AbortedError`; the service then stores the unfinished upload until it expires. Throws `RangeError` for a file of
 * another size than `upload` says, and for a `partBytes` out of range.
 * @example
 * ```ts
 * const file = await toFile('texts.jsonl')
 * const order = {
 *   model: 'jina-embeddings-v3',
 *   file_name: file.name,
 *   size: file.size,
 * }
 * const job = await uploadInParts(client, order, file)
 * ```
 */
export async function uploadInParts(
  client: Client,
  upload: BulkUpload | BulkUploadOrder,
  file: PartSource,
  { onProgress, partBytes = defaultPartBytes, ...given }: UploadInPartsOptions = {},
): Promise<BulkJob> {
  if (!(partBytes >= 1 && partBytes <= mostPartBytes))
    throw new RangeError(`partBytes must be from 1 to ${mostPartBytes}`)
  const total = upload.size
  if (file instanceof Blob && file.size !== total)
    throw new RangeError(`The file has ${file.size} bytes, not ${total}`)
  const options = { timeout: requestTimeout, ...given }
  const begun = 'id' in upload ? upload : await createBulkUpload(client, upload, options)
  const { id } = begun
  const read = readParts(file, partBytes)
  let { offset } = begun
  let isSure = true
  onProgress?.({ sent: offset, total })
  while (offset < total) {
    // oxlint-disable-next-line no-await-in-loop, no-loop-func -- each part begins where the one before ends
    offset = await persist(options.signal, async () => {
      if (!isSure) ({ offset } = await getBulkUpload(client, id, options))
      isSure = false
      if (offset === total) return offset
      const part = await read(offset)
      if (part.size === 0) throw new RangeError(`The file ends after ${offset} of ${total} bytes`)
      return (await appendBulkUpload(client, id, { offset, part }, options)).offset
    })
    isSure = true
    onProgress?.({ sent: offset, total })
  }
  return persist(options.signal, () => completeBulkUpload(client, id, options))
}
