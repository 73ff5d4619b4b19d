import { createApp, type App } from '../kernel/http/create-app.ts'
import { bulkEmbeddingsRoutes } from './bulk-embeddings/routes.ts'
import { classifierRoutes } from './classifiers/routes.ts'
import { prepareTraining, trainRequest } from './classifiers/train.ts'
import { classifyRequest, prepareClassify } from './classify.ts'
import { deepSearchModels, deepSearchRoutes } from './deep-search/routes.ts'
import { demoEmbeddingsRoute } from './demo-embeddings.ts'
import { embeddingModels } from './embedding-models.ts'
import { computeEmbeddings, embeddingsRequest } from './embeddings.ts'
import { keyedRoute } from './keyed-route.ts'
import { limits } from './limits.ts'
import type { ModelServices } from './model-services.ts'
import { computeMultiVectors, multiVectorRequest } from './multi-vector.ts'
import { rateLimitRoutes } from './rate-limit-routes.ts'
import { createRateLimiter } from './rate-limit.ts'
import { readerRoutes } from './reader/routes.ts'
import { sampleRoutes } from './reader/sample-routes.ts'
import { rerank, rerankModels, rerankRequest } from './rerank.ts'
import { searchRoutes } from './search/routes.ts'
import { segmentRoutes } from './segment.ts'

/** The main API: `/v1`, the reader, and the keyless demo of our own site. */
export function mainApi(services: ModelServices, wakeBulkWorker: () => void): App {
  const limiter = createRateLimiter(services.now)
  const engine = services.config.upstream === undefined ? 'local' : 'upstream'
  const app = createApp()
  app.post(
    '/v1/embeddings',
    keyedRoute(services, limiter, {
      product: 'embedding',
      scope: 'embeddings',
      schema: embeddingsRequest,
      limits: limits.embeddings,
      prepare: computeEmbeddings,
    }),
  )
  const multiVector = keyedRoute(services, limiter, {
    product: 'embedding',
    scope: 'embeddings',
    schema: multiVectorRequest,
    limits: limits.embeddings,
    prepare: computeMultiVectors,
  })
  app.post('/v1/multi-vector', multiVector)
  // The name it had before.
  app.post('/v1/multi-embeddings', multiVector)
  app.post(
    '/v1/rerank',
    keyedRoute(services, limiter, {
      product: 'reranker',
      scope: 'rerank',
      schema: rerankRequest,
      limits: limits.rerank,
      prepare: rerank,
    }),
  )
  app.post(
    '/v1/classify',
    keyedRoute(services, limiter, {
      product: 'classifier',
      scope: 'classify',
      schema: classifyRequest,
      limits: ({ classifier_id: id }) => (id === undefined ? limits.classify : limits.train),
      prepare: prepareClassify(services),
    }),
  )
  app.post(
    '/v1/train',
    keyedRoute(services, limiter, {
      product: 'classifier',
      scope: 'train',
      schema: trainRequest,
      limits: limits.train,
      prepare: prepareTraining(services),
    }),
  )
  app.route('/v1/classifiers', classifierRoutes(services))
  app.route('/api/v1/classifiers', classifierRoutes(services))
  app.route('/v1/segment', segmentRoutes(services, limiter))
  app.post('/api/v1/demo/embeddings', demoEmbeddingsRoute(limiter))
  app.get('/v1/models', (context) =>
    context.json({
      object: 'list',
      data: [...Object.keys(embeddingModels), ...rerankModels, ...deepSearchModels].map((id) => ({
        id,
        object: 'model',
        owned_by: 'search-foundation',
        engine,
      })),
    }),
  )
  app.route('/api/v1', rateLimitRoutes())
  app.route('/v1/chat/completions', deepSearchRoutes(services, limiter))
  app.route('/sample', sampleRoutes())
  app.route('/reader', readerRoutes(services, limiter))
  app.route('/search', searchRoutes(services, limiter))
  app.route('/v1/bulk-embeddings', bulkEmbeddingsRoutes(services, limiter, wakeBulkWorker))
  return app
}
