import type { Context } from 'hono'

import type { Caller } from '../../access/callers.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { embeddingModels } from '../compute/embedding-models.ts'
import { limitKey } from '../limits/limit-usage.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'

/** Counts a job, or the begin of its upload, toward the rate limit of the key; throws 429 above it. */
export async function limitJobs(limiter: RateLimiter, context: Context, { key }: Caller): Promise<void> {
  await limitKey(limiter, context, 'bulk', key)
}

/** Reads of jobs per minute by a client without a key, since a job is read by its id alone, and lists per minute by a key. */
const reads = { client: 3000, key: 120 }

/** Counts a read of a job by its id; throws 429 above the limit of the client. */
export async function limitReads(limiter: RateLimiter, context: Context): Promise<void> {
  await limiter(context, `bulk-reads:${clientAddress(context)}`, { requests: reads.client })
}

/** Counts a list of jobs or of failed rows; throws 429 above the limit of the key. */
export async function limitLists(limiter: RateLimiter, context: Context, { key }: Caller): Promise<void> {
  await limiter(context, `bulk-lists:${key.id}`, { requests: reads.key })
}

/** Throws 400 for a model that does not exist. */
export function requireModel(model: string): void {
  if (!Object.hasOwn(embeddingModels, model)) throw new ApiFailure(400, `The model ${model} does not exist.`)
}
