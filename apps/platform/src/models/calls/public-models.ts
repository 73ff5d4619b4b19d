import { models } from '@search-foundation/content/models'
import { z } from 'zod'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { embeddingModels } from '../compute/embedding-models.ts'
import { rerankModels } from '../compute/rerank.ts'
import { deepSearchModels } from './deep-search-models.ts'
import type { ModelServices } from './model-services.ts'

const publicModel = z.looseObject({
  id: z.string().describe('ID of the model, such as `jina-embeddings-v3`.'),
  object: z.literal('model').describe('Always `model`.'),
  created: z.number().int().describe('Release date in seconds since 1970; 0 if unknown.'),
  owned_by: z.string().describe('Who runs the model.'),
  engine: z.enum(['local', 'upstream']).describe('Engine that runs the model.'),
})

const listPublicModels = defineRoute({
  id: 'listPublicModels',
  method: 'get',
  path: '/v1/models',
  summary: 'The model IDs you can use',
  description: 'The response has the shape that OpenAI clients expect.',
  auth: 'none',
  response: z.object({
    object: z.literal('list').describe('Always `list`.'),
    data: z.array(publicModel).describe('The models.'),
  }),
})

const getPublicModel = defineRoute({
  id: 'getPublicModel',
  method: 'get',
  path: '/v1/models/{id}',
  summary: 'One model you can use',
  description: 'The response has the shape that OpenAI clients expect.',
  auth: 'none',
  params: z.object({ id: z.string().describe('ID of the model.') }),
  acceptsAnything: true,
  response: publicModel,
  failures: [404],
})

export const publicModelCalls = [listPublicModels, getPublicModel] as const

/** Every id that some product knows. */
const ids = [...new Set([...Object.keys(embeddingModels), ...rerankModels, ...deepSearchModels])]

/** Seconds since 1970 by model; 0 where the day of release is not known, because clients expect a number. */
const created = (id: string): number => {
  const date = models.find(({ slug }) => slug === id)?.releaseDate
  return date == null ? 0 : Date.parse(date) / 1000
}

/** The models of the main API, in the form of OpenAI's API. */
export function publicModelRoutes({ config }: ModelServices): App {
  const modelOf = (id: string): z.infer<typeof publicModel> => ({
    id,
    object: 'model',
    created: created(id),
    owned_by: 'search-foundation',
    engine: config.upstream === undefined && !isServed(id) ? 'local' : 'upstream',
  })
  const { modelServers } = config
  /** The server of open weights that a model of its product is computed by. */
  function serverOf(id: string) {
    if (Object.hasOwn(embeddingModels, id)) return modelServers.embeddings
    return rerankModels.some((known) => known === id) ? modelServers.reranker : undefined
  }
  const isServed = (id: string) =>
    deepSearchModels.some((known) => known === id)
      ? config.chatServer !== undefined
      : serverOf(id) !== undefined
  const served = ids.filter((id) => {
    const list = serverOf(id)?.models
    return list === undefined || list.size === 0 || list.has(id)
  })
  const app = createApp()
  app.openapi(listPublicModels, (context) =>
    context.json({ object: 'list' as const, data: served.map(modelOf) }, 200),
  )
  app.openapi(getPublicModel, (context) => {
    const { id } = context.req.valid('param')
    if (!served.some((known) => known === id))
      throw new ApiFailure(404, `The model ${id} does not exist. GET /v1/models lists the models that do.`)
    return context.json(modelOf(id), 200)
  })
  return app
}
