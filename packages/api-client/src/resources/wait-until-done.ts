import type { Client } from '../core/client.ts'
import { timeoutError, wait } from '../core/deadline.ts'
import type { CallOptions } from '../core/request.ts'
import { getBulkEmbeddings, type BulkJob, type BulkStatus } from './bulk-embeddings.ts'

const ended: readonly string[] = ['completed', 'failed'] satisfies BulkStatus[]

/** First wait between two reads of a job, its growth, and the longest wait, in milliseconds. */
const firstWait = 1000
const waitFactor = 1.5
const longestWait = 60_000

/**
 * Polls a job at growing intervals until it is completed or failed, and returns it. Keeps waiting for a status that it does not know.
 * `deadline` limits the whole wait. Throws `TimeoutError` when the deadline is exceeded, and as `getBulkEmbeddings` does.
 * @example
 * ```ts
 * const { status } = await waitUntilDone(client, job.id, {
 *   deadline: 3_600_000,
 * })
 * ```
 * @see {@link https://search-foundation.example/docs/million-documents}
 */
export async function waitUntilDone(
  client: Client,
  id: string,
  {
    onStatus,
    deadline = client.deadline,
    ...options
  }: CallOptions & {
    /** Called with the job after each read. */
    onStatus?: (job: BulkJob) => void
  } = {},
): Promise<BulkJob> {
  const end = performance.now() + (deadline || Infinity)
  for (let delay = firstWait; ; delay = Math.min(longestWait, delay * waitFactor)) {
    // oxlint-disable-next-line no-await-in-loop -- one read after another
    const job = await getBulkEmbeddings(client, id, {
      ...options,
      deadline: Math.max(Number.MIN_VALUE, end - performance.now()),
    })
    onStatus?.(job)
    if (job.completed_at || ended.includes(job.status)) return job
    if (delay >= end - performance.now()) throw timeoutError('idle')
    // oxlint-disable-next-line no-await-in-loop
    await wait(delay, options.signal)
  }
}
