import type { Client } from '../client.ts'
import { queryString } from '../query.ts'
import { send, type Call, type CallOptions } from '../request.ts'
import type { Engine } from './product.ts'

/** A model of the catalogue. */
export interface Model {
  /** Public id, such as `jina-embeddings-v3`. */
  name: string
  slug: string
  tags: string[]
  [further: string]: unknown
}

export interface ModelDetails extends Model {
  /** Number of replicas that are running now. */
  num_replicas: number
}

const path = ({ hosts }: Client, rest = '') => `${hosts.dashboard}/api/v1/models${rest}`

/** Lists the models of the catalogue; with `tags`, those that carry each of them. Throws `ApiError`. */
export const listModels = (
  client: Client,
  { tags, ...options }: CallOptions & { tags?: readonly string[] } = {},
): Call<Model[]> => send(client, path(client, queryString({ tag: tags })), options)

/** Returns one model and the number of its running replicas. Throws `ApiError` 404 for an unknown slug. */
export const getModel = (client: Client, slug: string, options: CallOptions = {}): Call<ModelDetails> =>
  send(client, path(client, `/slug/${encodeURIComponent(slug)}`), options)

/** A model id of the main API, in the shape of OpenAI-compatible services. */
export interface PublicModel {
  /** Such as `jina-embeddings-v3`. */
  id: string
  object: 'model'
  owned_by: string
  engine: Engine
  [further: string]: unknown
}

/** Lists the model ids that the main API accepts. Throws `ApiError`. */
export const listPublicModels = (client: Client, options: CallOptions = {}): Call<PublicModel[]> =>
  send(client, `${client.hosts.main}/v1/models`, options, ({ data }: { data: PublicModel[] }) => data)
