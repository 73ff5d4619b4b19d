import {
  getModel,
  listModels,
  listPublicModels,
  type Model,
  type ModelDetails,
  type PublicModel,
} from '@search-foundation/api-client'

import { api } from '../api.ts'
import { read } from '../sdk-call.ts'

/** The models of the catalog, and those that the main API accepts. */
export const modelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    models: build.query<Model[], readonly string[] | void>({
      queryFn: read('models', (client, tags, options) =>
        listModels(client, { ...options, ...(tags !== undefined && { tags }) }),
      ),
    }),
    /** One model with the number of its running replicas. */
    model: build.query<ModelDetails, string>({
      queryFn: read('replicas of the model', getModel),
    }),
    publicModels: build.query<PublicModel[], void>({
      queryFn: read('models of the main API', (client, _, options) => listPublicModels(client, options)),
    }),
  }),
})

export const { useModelsQuery, useModelQuery, usePublicModelsQuery } = modelsApi
