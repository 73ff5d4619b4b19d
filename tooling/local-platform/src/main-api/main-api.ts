import { Hono } from 'hono'
import type { App } from '../http/base-app.ts'
import type { Services } from '../services.ts'
import { demoEmbeddingsRoute } from './demo-embeddings.ts'
import { embeddingModels } from './embedding-models.ts'
import { embeddingsRoute } from './embeddings.ts'
import { createRateLimiter } from './rate-limit.ts'
import { readerRoutes } from './reader/routes.ts'
import { sampleRoutes } from './reader/sample-routes.ts'

/** The main API: `/v1`, the reader, and the keyless demo of our own site. */
export function mainApi(services: Services): App {
  const limiter = createRateLimiter(services.now)
  const app: App = new Hono()
  app.post('/v1/embeddings', embeddingsRoute(services, limiter))
  app.post('/api/v1/demo/embeddings', demoEmbeddingsRoute(limiter))
  app.get('/v1/models', (context) =>
    context.json({
      object: 'list',
      data: Object.keys(embeddingModels).map((id) => ({
        id,
        object: 'model',
        owned_by: 'search-foundation',
      })),
    }),
  )
  app.route('/sample', sampleRoutes())
  app.route('/reader', readerRoutes(services, limiter))
  return app
}
