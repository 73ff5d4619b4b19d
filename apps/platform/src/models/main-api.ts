import { withKey } from '../access/with-key.ts'
import { createApp, type App } from '../kernel/http/create-app.ts'
import { bulkEmbeddingsCalls } from './bulk-embeddings/route-definitions.ts'
import { bulkEmbeddingsRoutes } from './bulk-embeddings/routes.ts'
import { classifierCalls, classifierRoutes } from './classifiers/routes.ts'
import { prepareTraining } from './classifiers/train.ts'
import { prepareClassify } from './classify.ts'
import { deepSearchModels } from './deep-search/models.ts'
import { deepSearchCalls, deepSearchRoutes } from './deep-search/routes.ts'
import { demoCalls, demoRoutes } from './demo-embeddings.ts'
import { embeddingModels } from './embedding-models.ts'
import { computeEmbeddings } from './embeddings.ts'
import { limits } from './limits.ts'
import { createMeteredCall } from './metered-call.ts'
import type { ModelServices } from './model-services.ts'
import { computeMultiVectors } from './multi-vector.ts'
import { rateLimitCalls, rateLimitRoutes } from './rate-limit-routes.ts'
import { createRateLimiter } from './rate-limit.ts'
import { readerCalls, readerRoutes } from './reader/routes.ts'
import { sampleCalls, sampleRoutes } from './reader/sample-routes.ts'
import { rerank, rerankModels } from './rerank.ts'
import {
  classifyTexts,
  createEmbeddings,
  createMultiEmbeddings,
  createMultiVectors,
  listPublicModels,
  rerankDocuments,
  trainClassifier,
} from './route-definitions.ts'
import { searchCalls } from './search/route-definitions.ts'
import { searchRoutes } from './search/routes.ts'
import { segmentCalls, segmentRoutes } from './segment-routes.ts'
import { serpCalls, serpRoutes } from './serp/routes.ts'

/** Every call of the main API, in the order of the reference page. */
export const mainApiCalls = [
  createEmbeddings,
  createMultiVectors,
  createMultiEmbeddings,
  ...demoCalls,
  rerankDocuments,
  classifyTexts,
  trainClassifier,
  ...classifierCalls,
  ...bulkEmbeddingsCalls,
  ...segmentCalls,
  ...deepSearchCalls,
  ...rateLimitCalls,
  listPublicModels,
  ...readerCalls,
  ...sampleCalls,
  ...searchCalls,
  ...serpCalls,
] as const

/** The main API: the models, the reader and search. */
export function mainApi(services: ModelServices, wakeBulkWorker: () => void): App {
  const limiter = createRateLimiter(services.now)
  const respond = createMeteredCall(services, limiter)
  const classify = prepareClassify(services)
  const train = prepareTraining(services)
  const app = createApp()
  app.openapi(withKey(services, 'embeddings', createEmbeddings), (context) => {
    const request = context.req.valid('json')
    return respond(context, {
      caller: context.get('caller'),
      product: 'embedding',
      request,
      limits: limits.embeddings,
      work: computeEmbeddings(request),
    })
  })
  for (const route of [createMultiVectors, createMultiEmbeddings]) {
    app.openapi(withKey(services, 'embeddings', route), (context) => {
      const request = context.req.valid('json')
      return respond(context, {
        caller: context.get('caller'),
        product: 'embedding',
        request,
        limits: limits.embeddings,
        work: computeMultiVectors(request),
      })
    })
  }
  app.openapi(withKey(services, 'rerank', rerankDocuments), (context) => {
    const request = context.req.valid('json')
    return respond(context, {
      caller: context.get('caller'),
      product: 'reranker',
      request,
      limits: limits.rerank,
      work: rerank(request),
    })
  })
  app.openapi(withKey(services, 'classify', classifyTexts), async (context) => {
    const request = context.req.valid('json')
    const caller = context.get('caller')
    return respond(context, {
      caller,
      product: 'classifier',
      request,
      limits: request.classifier_id === undefined ? limits.classify : limits.train,
      work: await classify(request, { keyId: caller.key.id }),
    })
  })
  app.openapi(withKey(services, 'train', trainClassifier), async (context) => {
    const request = context.req.valid('json')
    const caller = context.get('caller')
    return respond(context, {
      caller,
      product: 'classifier',
      request,
      limits: limits.train,
      work: await train(request, { keyId: caller.key.id }),
    })
  })
  app.openapi(listPublicModels, (context) => {
    const ids = [...Object.keys(embeddingModels), ...rerankModels, ...deepSearchModels]
    const engine = services.config.upstream === undefined ? 'local' : 'upstream'
    const data = ids.map((id) => ({
      id,
      object: 'model' as const,
      owned_by: 'search-foundation',
      engine: engine as 'local' | 'upstream',
    }))
    return context.json({ object: 'list' as const, data }, 200)
  })
  app.route('/', classifierRoutes(services))
  app.route('/', segmentRoutes(services, limiter))
  app.route('/', demoRoutes(limiter))
  app.route('/', rateLimitRoutes())
  app.route('/', deepSearchRoutes(services, limiter))
  app.route('/', sampleRoutes())
  app.route('/', readerRoutes(services, limiter))
  app.route('/', searchRoutes(services, limiter))
  app.route('/', serpRoutes(services, limiter))
  app.route('/', bulkEmbeddingsRoutes(services, limiter, wakeBulkWorker))
  return app
}
