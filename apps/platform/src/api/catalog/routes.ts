import { modelEntries } from '../../billing/catalog/model-entries.ts'
import { packs } from '../../billing/catalog/packs.ts'
import { countReplicas } from '../../billing/catalog/replicas.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import type { Services } from '../services.ts'

/** What is on offer, for everybody: `/models`, `/models/slug/{slug}` and `/product`. */
export function catalogRoutes({ database, now }: Services): App {
  const app = createApp()
  app.get('/models', (context) => {
    const tags = context.req.queries('tag') ?? []
    return context.json(modelEntries.filter((model) => tags.every((tag) => model.tags.includes(tag))))
  })
  app.get('/models/slug/:slug', async (context) => {
    const slug = context.req.param('slug')
    const model = modelEntries.find((entry) => entry.slug === slug)
    if (model === undefined) throw new ApiFailure(404, 'There is no model of this name.')
    return context.json({ ...model, num_replicas: await countReplicas(database, slug, now()) })
  })
  app.get('/product', (context) => context.json(packs.map(({ speed_level: _, ...pack }) => pack)))
  return app
}
