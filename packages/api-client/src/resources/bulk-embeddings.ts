import type { Client } from '../client.ts'
import { timeoutError, wait } from '../deadline.ts'
import { send, sendForBlob, type Call, type CallOptions } from '../request.ts'

export interface BulkJob {
  id: string
  model_name: string
  status: 'waiting' | 'in-progress' | 'failed' | 'completed'
  file_name: string
  user_email: string | null
  created_at: string
  completed_at: string | null
  error: string | null
  used_token_count: number
  [further: string]: unknown
}

export interface BulkOrder {
  model: string
  /** Where the mail goes when the job is done. */
  email: string
  /** One text per line or row. */
  file: Blob
  fileName?: string
}

/** First wait between two looks at a job, its growth, and the longest, in milliseconds (specification §9: retry back-off). */
const firstLook = 1000
const lookFactor = 1.5
const longestLook = 60_000

const bulkPath = ({ hosts }: Client, rest = ''): string => `${hosts.main}/v1/bulk-embeddings${rest}`

/** Starts a bulk job with a file; it has no timeout unless one is given. For progress of the upload see `/upload`. Throws `ApiError` 400, 401, 402, 413, 422. */
export function createBulkEmbeddings(
  client: Client,
  order: BulkOrder,
  options: CallOptions = {},
): Call<BulkJob> {
  const form = new FormData()
  form.set('model', order.model)
  form.set('email', order.email)
  form.set('file', order.file, order.fileName ?? (order.file as File).name ?? 'input.txt')
  return send(client, bulkPath(client), { timeout: 0, ...options, method: 'POST', form, auth: 'key' })
}

/** Reads how far a job is. Throws `ApiError` 404 for an unknown job. */
export const getBulkEmbeddings = (client: Client, id: string, options: CallOptions = {}): Call<BulkJob> =>
  send(client, bulkPath(client, `/${encodeURIComponent(id)}`), options)

/** Asks for a short-lived address of a job's result. Throws `ApiError` 404 for an unknown job, 409 for one that is not done. */
export const getBulkDownloadUrl = (client: Client, id: string, options: CallOptions = {}): Call<string> =>
  send(
    client,
    bulkPath(client, `/${encodeURIComponent(id)}/download-result`),
    { ...options, method: 'POST' },
    ({ download_url }: { download_url: string }) => download_url,
  )

/**
 * Downloads the result of a completed job: one line of JSON per row of the input.
 * Throws as `getBulkDownloadUrl` does, and `ApiError` 403 when the address has expired.
 */
export async function downloadBulkResult(
  client: Client,
  id: string,
  options: CallOptions = {},
): Promise<Blob> {
  return sendForBlob(client, await getBulkDownloadUrl(client, id, options), options)
}

/**
 * Looks at a job, less and less often, until it is completed or failed, and answers it. `deadline` counts for the whole wait.
 * Throws `TimeoutError` when the deadline comes first, and as `getBulkEmbeddings` does.
 */
export async function waitUntilDone(
  client: Client,
  id: string,
  {
    onStatus,
    deadline = client.deadline,
    ...options
  }: CallOptions & { onStatus?: (job: BulkJob) => void } = {},
): Promise<BulkJob> {
  const end = performance.now() + (deadline ?? Infinity)
  for (let delay = firstLook; ; delay = Math.min(longestLook, delay * lookFactor)) {
    const left = end - performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    const job = await getBulkEmbeddings(client, id, { ...options, deadline: left })
    onStatus?.(job)
    if (job.status === 'completed' || job.status === 'failed') return job
    if (delay >= end - performance.now()) throw timeoutError('idle')
    // oxlint-disable-next-line no-await-in-loop
    await wait(delay, options.signal)
  }
}
