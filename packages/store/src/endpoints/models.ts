import {
  getModel,
  getServiceStatus,
  listModels,
  listPublicModels,
  listRateLimits,
  type Model,
  type ModelDetails,
  type ProductRateLimits,
  type PublicModel,
  type ServiceStatus,
} from '@search-foundation/api-client'

import { api } from '../api.ts'
import { read, readAsUser } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

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
    /** What the platform measured of each product in the last 90 days. */
    serviceStatus: build.query<ServiceStatus, void>({
      queryFn: read('service status', (client, _, options) => getServiceStatus(client, options)),
    }),
    publicModels: build.query<PublicModel[], void>({
      queryFn: read('models of the main API', (client, _, options) => listPublicModels(client, options)),
    }),
    /** The rate limits and, with an API key, what it has used of them. */
    rateLimits: build.query<ProductRateLimits[], string | void>({
      queryFn: read('rate limits', (client, apiKey, options) =>
        listRateLimits(client, { ...options, ...(apiKey !== undefined && { apiKey }) }),
      ),
    }),
    /** The rate limits, and what one key of the signed-in user has used of them. */
    keyRateLimits: build.query<ProductRateLimits[], OfUser & { keyId: string }>({
      queryFn: readAsUser('rate limits of the key', (client, { keyId }, options) =>
        listRateLimits(client, { ...options, keyId }),
      ),
    }),
  }),
})

export const {
  useModelsQuery,
  useModelQuery,
  usePublicModelsQuery,
  useRateLimitsQuery,
  useServiceStatusQuery,
  useKeyRateLimitsQuery,
} = modelsApi
