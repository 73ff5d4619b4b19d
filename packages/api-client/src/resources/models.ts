import type { Client } from '../core/client.ts'
import { byIdentity } from '../core/identity.ts'
import { queryString } from '../core/query.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { pathSegment } from '../core/segment.ts'
import type { KeyScope } from './account/keys.ts'
import type { Engine } from './paid-call.ts'

/** A model in the catalog. */
export interface Model {
  /** Public ID, such as `jina-embeddings-v3`. */
  name: string
  /** Name in URLs, for `getModel`. */
  slug: string
  /** One sentence about the model. */
  summary: string
  /** Abilities and uses, such as `multilingual`. */
  tags: string[]
  /** Release date as YYYY-MM-DD; null if unknown. */
  release_date: string | null
  /** Whether a newer model replaces it. */
  deprecated: boolean
  /** Figures of the model. */
  meta_data: ModelFacts
  [further: string]: unknown
}

/** Figures of a model. */
export interface ModelFacts {
  /** Number of parameters as text, such as `570M`. */
  size: string
  /** Number of dimensions; null for a model that doesn't return vectors. */
  output_dim: number | null
  /** Maximum input length in tokens. */
  max_tokens: number
  /** Dimensions that vectors can be shortened to; empty for a fixed length. */
  matryoshka_dims: number[]
  /** Number of supported languages; null if unknown. */
  languages: number | null
  /** License of the weights; null if they aren't published. */
  license: string | null
  /** Accepted values of `task`. */
  tasks: string[]
}

/** A model with its replicas. */
export interface ModelDetails extends Model {
  /** Number of replicas running now. */
  num_replicas: number
}

const path = ({ hosts }: Client, rest = '') => `${hosts.dashboard}/api/v1/models${rest}`

/** Which models to list. */
export interface ModelFilter {
  /** Tags that a model must have, all of them. */
  tags?: readonly string[]
}

/** Lists the models in the catalog; with `tags`, those that have every tag. Throws `ApiError`. */
export const listModels = (
  client: Client,
  { tags, ...options }: CallOptions & ModelFilter = {},
): Call<Model[]> => send(client, path(client, queryString({ tag: tags })), options)

/** Returns one model and the number of its running replicas. Throws `ApiError` 404 for an unknown slug. */
export const getModel = (client: Client, slug: string, options: CallOptions = {}): Call<ModelDetails> =>
  send(client, path(client, `/slug/${pathSegment(slug)}`), options)

/** A model ID of the main API, in the shape of OpenAI-compatible services. */
export interface PublicModel {
  /** ID of the model, such as `jina-embeddings-v3`. */
  id: string
  /** Always `model`. */
  object: 'model'
  /** Who runs the model. */
  owned_by: string
  /** Engine that runs the model. */
  engine: Engine
  [further: string]: unknown
}

/** Lists the model IDs that the main API accepts. Throws `ApiError`. */
export const listPublicModels = (client: Client, options: CallOptions = {}): Call<PublicModel[]> =>
  send(client, `${client.hosts.main}/v1/models`, options, {
    map: ({ data }: { data: PublicModel[] }) => data,
  })

/** What is allowed per minute. */
export interface RateLimit {
  /** Requests per minute. */
  requests: number
  /** Tokens per minute; null where only requests are limited. */
  tokens: number | null
}

/** What a key has used of a product's limits. */
export interface RateLimitUsage {
  /** Which of the limits applies to the key. */
  tier: 'standard' | 'premium'
  /** Requests in the last minute. */
  requests: number
  /** Tokens used in the last minute. */
  tokens: number
  /** When the oldest of these requests stops counting (ISO 8601); null without requests. */
  resets_at: string | null
}

/** Rate limits of one product, over a sliding minute. */
export interface ProductRateLimits {
  /** Product, by the name of its scope. `train` includes classifying with a trained classifier. */
  product: Exclude<KeyScope, 'billing'>
  /** Limit without a key, per client IP address; null for a product that requires a key. */
  without_key: RateLimit | null
  /** Limit per standard key. */
  standard: RateLimit
  /** Limit per premium key. */
  premium: RateLimit
  /** What the key has used; null or missing without a key. */
  usage?: RateLimitUsage | null
}

/** Whose rate limits to list. */
export interface RateLimitFilter {
  /** ID of one of the signed-in user's keys. By default, the limits of the client's key are listed. */
  keyId?: string
}

/**
 * Lists the rate limits of each product, and what the client's key has used of them; with `keyId`, what that key of the signed-in user has used.
 * Throws `ApiError` 401, 404.
 *
 * @see {@link https://search-foundation.example/docs/rate-limits}
 */
export const listRateLimits = (
  client: Client,
  { keyId, ...options }: CallOptions & RateLimitFilter = {},
): Call<ProductRateLimits[]> => {
  const parent = keyId === undefined ? '' : `/account/keys/${pathSegment(keyId)}`
  const auth = keyId === undefined ? byKey : byIdentity
  return send(client, `${client.hosts.dashboard}/api/v1${parent}/rate_limits`, { ...options, auth })
}
