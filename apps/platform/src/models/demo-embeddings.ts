import type { Context } from 'hono'
import { z } from 'zod'

import { clientAddress } from '../kernel/http/client-address.ts'
import { parseJson } from '../kernel/http/parse.ts'
import { computeEmbeddings, embeddingsRequest } from './embeddings.ts'
import type { RateLimiter } from './rate-limit.ts'

const maxCharacters = 200
export const demoRequest = z.strictObject({
  input: z.string().trim().min(1, 'Type a few words.').max(maxCharacters),
})

/** What the site's live field runs on: the model and size of its precomputed passages. */
const field = { model: 'jina-embeddings-v3', dimensions: 64 } as const

/** `POST /api/v1/demo/embeddings`: one short text without a key, for the field on our own landing page; 30 a minute per client. */
export function demoEmbeddingsRoute(limiter: RateLimiter) {
  return async (context: Context): Promise<Response> => {
    limiter(context, `demo:${clientAddress(context)}`, { requests: 30 })
    const { input } = await parseJson(context, demoRequest)
    const { answer } = computeEmbeddings(embeddingsRequest.parse({ ...field, input }))
    return context.json(answer(), 200, { 'x-engine': 'local' })
  }
}
