import type { Context } from 'hono'

import type { Caller } from '../access/callers.ts'
import { withChargedKey } from '../access/with-charged-key.ts'
import { withKey } from '../access/with-key.ts'
import { createApp, type App } from '../kernel/http/create-app.ts'
import { bulkEmbeddingsCalls } from './bulk-embeddings/route-definitions.ts'
import { bulkEmbeddingsRoutes } from './bulk-embeddings/routes.ts'
import { bulkUploadCalls } from './bulk-embeddings/uploads/route-definitions.ts'
import { bulkUploadRoutes } from './bulk-embeddings/uploads/routes.ts'
import { demoCalls, demoRoutes } from './calls/demo-embeddings.ts'
import { embeddingRoutes } from './calls/embedding-routes.ts'
import { createMeteredCall } from './calls/metered-call.ts'
import { publicModelCalls, publicModelRoutes } from './calls/public-models.ts'
import {
  createEmbeddings,
  createMultiEmbeddings,
  createMultiVectors,
  embedForCohere,
  embedForCohereV2,
  rerankDocuments,
  rerankDocumentsV2,
} from './calls/route-definitions.ts'
import { segmentCalls, segmentRoutes } from './calls/segment-routes.ts'
import { prepareClassify } from './classifiers/prepare-classify.ts'
import { classifyTexts, trainClassifier } from './classifiers/route-definitions.ts'
import { classifierCalls, classifierRoutes } from './classifiers/routes.ts'
import { prepareTraining } from './classifiers/train.ts'
import type { Demand } from './compute/compute.ts'
import { lengthOfRequest } from './compute/length-of-request.ts'
import { rerankOrder, shapeRerank } from './compute/rerank.ts'
import { deepSearchCalls, deepSearchRoutes } from './deep-search/routes.ts'
import { rateLimitCalls, rateLimitRoutes } from './limits/rate-limit-routes.ts'
import { createRateLimiter } from './limits/rate-limit.ts'
import { withLimit } from './limits/with-limit.ts'
import { workerSecondsOf } from './limits/worker-seconds.ts'
import { readerCalls, readerRoutes, type ReaderServices } from './reader/routes.ts'
import { sampleCalls, sampleRoutes } from './reader/sample-routes.ts'
import { searchCalls } from './search/route-definitions.ts'
import { searchRoutes } from './search/routes.ts'
import { serpCalls, serpRoutes } from './serp/routes.ts'

/** Every call of the main API, in the order of the reference page. */
export const mainApiCalls = [
  createEmbeddings,
  embedForCohere,
  embedForCohereV2,
  createMultiVectors,
  createMultiEmbeddings,
  ...demoCalls,
  rerankDocuments,
  rerankDocumentsV2,
  classifyTexts,
  trainClassifier,
  ...classifierCalls,
  ...bulkEmbeddingsCalls,
  ...bulkUploadCalls,
  ...segmentCalls,
  ...deepSearchCalls,
  ...rateLimitCalls,
  ...publicModelCalls,
  ...readerCalls,
  ...sampleCalls,
  ...searchCalls,
  ...serpCalls,
] as const

/** The main API: the models, the reader and search. */
export function mainApi(services: ReaderServices, wakeBulkWorker: () => void): App {
  const { compute, servers } = services
  const { reranker } = servers
  const limiter = createRateLimiter(services)
  const respond = createMeteredCall(services, limiter)
  const classify = prepareClassify(services)
  const train = prepareTraining(services)
  const app = createApp()
  /** What a call asks to compute: the length of its body, and a number of inputs. */
  const demandOf = (context: Context, { key }: Caller, inputs: unknown, labels: unknown = []): Demand => ({
    caller: key.id,
    secondsPerMinute: workerSecondsOf(key),
    length: lengthOfRequest(context),
    count: [inputs, labels].flat().length,
  })
  app.route('/', embeddingRoutes(services, limiter, respond, demandOf))
  for (const route of [createMultiVectors, createMultiEmbeddings]) {
    app.openapi(
      withChargedKey(services, 'embeddings', withLimit(limiter, 'embeddings', route)),
      async (context) => {
        const request = context.req.valid('json')
        const caller = context.get('caller')
        const demand = demandOf(context, caller, request.input)
        return respond(context, {
          caller,
          product: 'embedding',
          request,
          limit: 'embeddings',
          work: await compute.prepare('multiVectors', request, demand),
        })
      },
    )
  }
  for (const route of [rerankDocuments, rerankDocumentsV2]) {
    app.openapi(withChargedKey(services, 'rerank', withLimit(limiter, 'rerank', route)), async (context) => {
      const request = context.req.valid('json')
      const caller = context.get('caller')
      const demand = demandOf(context, caller, request.documents)
      return respond(context, {
        caller,
        product: 'reranker',
        request: rerankOrder(request),
        upstreamPath: '/v1/rerank',
        shape: (answer) => shapeRerank(request, answer),
        serve: reranker && ((signal) => reranker.rerank(request, signal)),
        limit: 'rerank',
        work: await compute.prepare('rerank', request, demand),
      })
    })
  }
  app.openapi(
    withChargedKey(services, 'classify', withLimit(limiter, 'classify', classifyTexts)),
    async (context) => {
      const request = context.req.valid('json')
      const caller = context.get('caller')
      return respond(context, {
        caller,
        product: 'classifier',
        request,
        limit: request.classifier_id === undefined ? 'classify' : 'train',
        work: await classify(request, demandOf(context, caller, request.input, request.labels)),
      })
    },
  )
  app.openapi(withKey(services, 'train', withLimit(limiter, 'train', trainClassifier)), async (context) => {
    const request = context.req.valid('json')
    const caller = context.get('caller')
    return respond(context, {
      caller,
      product: 'classifier',
      request,
      limit: 'train',
      work: await train(request, demandOf(context, caller, request.input)),
    })
  })
  app.route('/', publicModelRoutes(services))
  app.route('/', classifierRoutes(services))
  app.route('/', segmentRoutes(services, limiter))
  app.route('/', demoRoutes(limiter))
  app.route('/', rateLimitRoutes(services))
  app.route('/', deepSearchRoutes(services, limiter))
  app.route('/', sampleRoutes())
  app.route('/', readerRoutes(services, limiter))
  app.route('/', searchRoutes(services, limiter))
  app.route('/', serpRoutes(services, limiter))
  app.route('/', bulkEmbeddingsRoutes(services, limiter, wakeBulkWorker))
  app.route('/', bulkUploadRoutes(services, limiter, wakeBulkWorker))
  return app
}
