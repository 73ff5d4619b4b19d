import type { Context } from 'hono'

import type { Caller } from '../../access/meter.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { embeddingModels } from '../compute/embedding-models.ts'
import { limitKey } from '../limits/limit-usage.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'

/** Counts a job, or the begin of its upload, toward the rate limit of the key; throws 429 above it. */
export async function limitJobs(limiter: RateLimiter, context: Context, { key }: Caller): Promise<void> {
  await limitKey(limiter, context, 'bulk', key)
}

/** Throws 400 for a model that does not exist. */
export function requireModel(model: string): void {
  if (!Object.hasOwn(embeddingModels, model)) throw new ApiFailure(400, `The model ${model} does not exist.`)
}
