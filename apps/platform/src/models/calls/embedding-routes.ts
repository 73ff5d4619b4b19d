import type { Context } from 'hono'

import type { Caller } from '../../access/callers.ts'
import { withChargedKey } from '../../access/with-charged-key.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { cohereEmbedAnswer, cohereEmbedAnswerV2, cohereEmbedOrder } from '../compute/cohere-embed.ts'
import type { Demand } from '../compute/compute.ts'
import { embeddingsOrder, upstreamEmbeddings } from '../compute/embeddings-request.ts'
import type { Work } from '../compute/work.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { withLimit } from '../limits/with-limit.ts'
import type { MeteredCalls } from './metered-call.ts'
import type { ModelServices } from './model-services.ts'
import { createEmbeddings, embedForCohere, embedForCohereV2 } from './route-definitions.ts'

const product = 'embedding'
const limit = 'embeddings'

/** A call of a client of Cohere, in one of the two editions. */
interface CallOfCohere<Answer extends object> {
  request: Parameters<typeof cohereEmbedOrder>[0]
  prepare: (demand: Demand) => Promise<Work<Answer>>
  /** Makes the response of our own call that of the edition. */
  shape: (answer: unknown) => Answer
}

/** Embeddings, by our own call and by the two editions of Cohere's, which become orders of our own. */
export function embeddingRoutes(
  services: ModelServices,
  limiter: RateLimiter,
  respond: MeteredCalls,
  demandOf: (context: Context, caller: Caller, inputs: unknown) => Demand,
): App {
  const { compute, servers } = services
  /** Responds to a client of Cohere: the request becomes an order of our own, and its response is shaped as that client reads it. */
  async function respondToCohere<Answer extends object>(
    context: Context,
    { request, prepare, shape }: CallOfCohere<Answer>,
  ) {
    const caller = context.get('caller') as Caller
    const { embeddings } = servers
    const order = cohereEmbedOrder(request)
    return respond(context, {
      caller,
      product,
      request: order,
      upstreamPath: '/v1/embeddings',
      shape,
      serve:
        embeddings &&
        (async (signal) => {
          const { answer, tokens } = await embeddings.embed(order, signal)
          return { answer: shape(answer), tokens }
        }),
      limit,
      work: await prepare(demandOf(context, caller, order.input)),
    })
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
  app.openapi(withChargedKey(services, limit, withLimit(limiter, limit, embedForCohere)), (context) => {
    const request = context.req.valid('json')
    return respondToCohere(context, {
      request,
      prepare: (demand) => compute.prepare('cohereEmbed', request, demand),
      shape: (answer) => cohereEmbedAnswer(request, answer),
    })
  })
  app.openapi(withChargedKey(services, limit, withLimit(limiter, limit, embedForCohereV2)), (context) => {
    const request = context.req.valid('json')
    return respondToCohere(context, {
      request,
      prepare: (demand) => compute.prepare('cohereEmbedV2', request, demand),
      shape: (answer) => cohereEmbedAnswerV2(request, answer),
    })
  })
  return app
}
