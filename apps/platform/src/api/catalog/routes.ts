import { z } from 'zod'

import { modelEntries } from '../../billing/catalog/model-entries.ts'
import { packs } from '../../billing/catalog/packs.ts'
import { countReplicas } from '../../billing/catalog/replicas.ts'
import { modelDetails, modelEntry, modelsQuery, productsResponse } from '../../billing/catalog/schemas.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { Services } from '../services.ts'

const listCatalogModels = defineRoute({
  id: 'listCatalogModels',
  method: 'get',
  path: '/api/v1/models',
  summary: 'The models of the catalog, newest first',
  description:
    'The model pages of the site show them. Call listPublicModels for the IDs that requests accept.',
  auth: 'none',
  query: modelsQuery,
  acceptsAnything: true,
  response: z.array(modelEntry),
})

const getCatalogModel = defineRoute({
  id: 'getCatalogModel',
  method: 'get',
  path: '/api/v1/models/slug/{slug}',
  summary: 'One model with its number of replicas',
  description: "The slug is the last segment of the URL of the model's page.",
  auth: 'none',
  response: modelDetails,
  failures: [404],
})

const listProducts = defineRoute({
  id: 'listProducts',
  method: 'get',
  path: '/api/v1/product',
  summary: 'The token packs you can buy',
  description: 'Each pack has its tokens, its price, and the price ID to pass to createCheckoutSession.',
  auth: 'none',
  response: productsResponse,
})

export const catalogCalls = [listCatalogModels, getCatalogModel, listProducts] as const

export function catalogRoutes({ database, now }: Services): App {
  const app = createApp()
  app.openapi(listCatalogModels, (context) => {
    const { tag: tags = [] } = context.req.valid('query')
    const models = modelEntries.filter((model) => tags.every((tag) => model.tags.includes(tag)))
    return context.json(models, 200)
  })
  app.openapi(getCatalogModel, async (context) => {
    const slug = context.req.param('slug')
    const model = modelEntries.find((entry) => entry.slug === slug)
    if (model === undefined) throw new ApiFailure(404, 'There is no model with this name.')
    return context.json({ ...model, num_replicas: await countReplicas(database, slug, now()) }, 200)
  })
  app.openapi(listProducts, (context) =>
    context.json(
      packs.map(({ speed_level: _, ...pack }) => pack),
      200,
    ),
  )
  return app
}
