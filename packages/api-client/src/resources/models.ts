import type { Client } from '../core/client.ts'
import { byIdentity } from '../core/identity.ts'
import { queryString } from '../core/query.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { pathSegment } from '../core/segment.ts'
import type { KeyScope } from './account/keys.ts'
import type { Engine } from './paid-call.ts'

/** A model of the catalogue. */
export interface Model {
  /** Public id, such as `jina-embeddings-v3`. */
  name: string
  /** Name in addresses, for `getModel`. */
  slug: string
  /** One sentence about the model. */
  summary: string
  /** What it can do and is made for, such as `multilingual`. */
  tags: string[]
  /** YYYY-MM-DD; null when it is not known. */
  release_date: string | null
  /** Whether a newer model replaces it. */
  deprecated: boolean
  /** Its figures. */
  meta_data: ModelFacts
  [further: string]: unknown
}

/** Figures of a model. */
export interface ModelFacts {
  /** Number of parameters as text, such as `570M`. */
  size: string
  /** Length of the vectors; null for a model without vectors. */
  output_dim: number | null
  /** Longest input in tokens. */
  max_tokens: number
  /** Lengths to which the vectors can be shortened; empty for a fixed length. */
  matryoshka_dims: number[]
  /** Number of languages; null when it is not known. */
  languages: number | null
  /** License of its weights; null when they are not published. */
  license: string | null
  /** Values of `task` that it takes. */
  tasks: string[]
}

/** A model with its replicas. */
export interface ModelDetails extends Model {
  /** Number of replicas that are running now. */
  num_replicas: number
}

const path = ({ hosts }: Client, rest = '') => `${hosts.dashboard}/api/v1/models${rest}`

/** Which models to list. */
export interface ModelFilter {
  /** Tags that a model must have, all of them. */
  tags?: readonly string[]
}

/** Lists the models of the catalogue; with `tags`, those that carry each of them. Throws `ApiError`. */
export const listModels = (
  client: Client,
  { tags, ...options }: CallOptions & ModelFilter = {},
): Call<Model[]> => send(client, path(client, queryString({ tag: tags })), options)

/** Returns one model and the number of its running replicas. Throws `ApiError` 404 for an unknown slug. */
export const getModel = (client: Client, slug: string, options: CallOptions = {}): Call<ModelDetails> =>
  send(client, path(client, `/slug/${pathSegment(slug)}`), options)

/** A model id of the main API, in the shape of OpenAI-compatible services. */
export interface PublicModel {
  /** Such as `jina-embeddings-v3`. */
  id: string
  /** Always `model`. */
  object: 'model'
  /** Who runs it. */
  owned_by: string
  /** What computes its results. */
  engine: Engine
  [further: string]: unknown
}

/** Lists the model ids that the main API accepts. Throws `ApiError`. */
export const listPublicModels = (client: Client, options: CallOptions = {}): Call<PublicModel[]> =>
  send(client, `${client.hosts.main}/v1/models`, options, {
    map: ({ data }: { data: PublicModel[] }) => data,
  })

/** What may be called per minute. */
export interface RateLimit {
  /** Calls per minute. */
  requests: number
  /** Null where only requests are counted. */
  tokens: number | null
}

/** What a key has used of the limits of one product. */
export interface RateLimitUsage {
  /** Which of the limits applies to the key. */
  tier: 'standard' | 'premium'
  /** Calls of the last minute. */
  requests: number
  /** Tokens of the last minute. */
  tokens: number
  /** When the oldest of these calls leaves the window (ISO 8601); null without calls. */
  resets_at: string | null
}

/** Rate limits of one product, over a sliding minute. */
export interface ProductRateLimits {
  /** The scope of a key that covers the product. `train` includes classification with a trained classifier. */
  product: Exclude<KeyScope, 'billing'>
  /** Per client address; null for a product that needs a key. */
  without_key: RateLimit | null
  /** Per key. */
  standard: RateLimit
  /** Per premium key. */
  premium: RateLimit
  /** Null or nothing without a key. */
  usage?: RateLimitUsage | null
}

/** Whose rate limits to list. */
export interface RateLimitFilter {
  /** Id of a key of the signed-in user. By default the limits are those of the client's key. */
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
