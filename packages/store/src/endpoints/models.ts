import {
  getModel,
  listModels,
  listPublicModels,
  listRateLimits,
  type Model,
  type ModelDetails,
  type ProductRateLimits,
  type PublicModel,
} from '@search-foundation/api-client'

import { api } from '../api.ts'
import { read } from '../sdk-call.ts'

/** The models of the catalog and of the main API, and what may be called per minute. */
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
    rateLimits: build.query<ProductRateLimits[], void>({
      queryFn: read('rate limits', (client, _, options) => listRateLimits(client, options)),
    }),
  }),
})

export const { useModelsQuery, useModelQuery, usePublicModelsQuery, useRateLimitsQuery } = modelsApi
