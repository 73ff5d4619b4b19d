import type { Context } from 'hono'

import type { Caller } from '../../access/callers.ts'
import { withChargedKey } from '../../access/with-charged-key.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { cohereEmbedAnswer, cohereEmbedAnswerV2, cohereEmbedOrder } from '../compute/cohere-embed.ts'
import type { Demand } from '../compute/compute.ts'
import { embeddingsOrder, upstreamEmbeddings, type EmbeddingsOrder } from '../compute/embeddings-request.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { withLimit } from '../limits/with-limit.ts'
import type { MeteredCalls } from './metered-call.ts'
import type { ModelServices } from './model-services.ts'
import { createEmbeddings, embedForCohere, embedForCohereV2 } from './route-definitions.ts'

const product = 'embedding'
const limit = 'embeddings'

/** Embeddings, by our own call and by the two editions of Cohere's, which become orders of our own. */
export function embeddingRoutes(
  services: ModelServices,
  limiter: RateLimiter,
  respond: MeteredCalls,
  demandOf: (context: Context, caller: Caller, inputs: unknown) => Demand,
): App {
  const { compute, servers } = services
  /** Returns what lets a model server embed an order, and write the response in the shape of the call. */
  function serving<Answer extends object>(order: EmbeddingsOrder, shape: (answer: object) => Answer) {
    const { embeddings } = servers
    if (embeddings === undefined) return undefined
    return async (signal: AbortSignal) => {
      const { answer, tokens } = await embeddings.embed(order, signal)
      return { answer: shape(answer), tokens }
    }
  }

  const app = createApp()
  app.openapi(
    withChargedKey(services, limit, withLimit(limiter, limit, createEmbeddings)),
    async (context) => {
      const order = embeddingsOrder(context.req.valid('json'))
      const caller = context.get('caller')
      const { embeddings } = servers
      return respond(context, {
        caller,
        product,
        request: upstreamEmbeddings(order),
        serve: embeddings && ((signal) => embeddings.embed(order, signal)),
        limit,
        work: await compute.prepare('embeddings', order, demandOf(context, caller, order.input)),
      })
    },
  )
  app.openapi(withChargedKey(services, limit, withLimit(limiter, limit, embedForCohere)), async (context) => {
    const request = context.req.valid('json')
    const caller = context.get('caller')
    const order = cohereEmbedOrder(request)
    const shape = (answer: unknown) => cohereEmbedAnswer(request, answer)
    return respond(context, {
      caller,
      product,
      request: order,
      upstreamPath: '/v1/embeddings',
      shape,
      serve: serving(order, shape),
      limit,
      work: await compute.prepare('cohereEmbed', request, demandOf(context, caller, order.input)),
    })
  })
  app.openapi(
    withChargedKey(services, limit, withLimit(limiter, limit, embedForCohereV2)),
    async (context) => {
      const request = context.req.valid('json')
      const caller = context.get('caller')
      const order = cohereEmbedOrder(request)
      const shape = (answer: unknown) => cohereEmbedAnswerV2(request, answer)
      return respond(context, {
        caller,
        product,
        request: order,
        upstreamPath: '/v1/embeddings',
        shape,
        serve: serving(order, shape),
        limit,
        work: await compute.prepare('cohereEmbedV2', request, demandOf(context, caller, order.input)),
      })
    },
  )
  return app
}
