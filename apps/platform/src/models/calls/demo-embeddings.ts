import { defaultEmbeddingModel } from '@search-foundation/content/default-embedding-model'
import { z } from 'zod'

import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { guard } from '../../kernel/http/guard.ts'
import { computeEmbeddings } from '../compute/embeddings.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { engine } from './response-headers.ts'
import { embeddingsResponse } from './schemas.ts'

const maxCharacters = 200

const createDemoEmbedding = defineRoute({
  id: 'createDemoEmbedding',
  method: 'post',
  path: '/api/v1/demo/embeddings',
  summary: 'Embed one short text as a vector of 256 dimensions, without a key, for the landing page',
  description: "It's free and has a low rate limit per client. Use createEmbeddings for your own texts.",
  auth: 'none',
  body: z.strictObject({
    input: z
      .string()
      .trim()
      .min(1, 'Type a few words.')
      .max(maxCharacters)
      .describe('A text of at most 200 characters.'),
  }),
  response: embeddingsResponse,
  responseHeaders: engine,
  failures: [429],
})

export const demoCalls = [createDemoEmbedding] as const

/** Model, size and options of the precomputed passages that the landing page compares with. */
const field = {
  model: defaultEmbeddingModel,
  dimensions: 256,
  normalized: true,
  late_chunking: false,
  truncate: false,
} as const

/** The live field of our own landing page: 30 requests a minute per client. */
export function demoRoutes(limiter: RateLimiter): App {
  const limited = guard(createDemoEmbedding, async (context) => {
    await limiter(context, `demo:${clientAddress(context)}`, { requests: 30 })
    return {}
  })
  const app = createApp()
  app.openapi(limited, (context) => {
    const { input } = context.req.valid('json')
    const { answer } = computeEmbeddings({ ...field, input })
    return context.json(answer(), 200, { 'x-engine': 'local' })
  })
  return app
}
