import type { Client } from '../client.ts'
import { send, type Call, type CallOptions } from '../request.ts'

/** A model of the catalogue. */
export interface Model {
  /** Public id, such as `jina-embeddings-v3`. */
  name: string
  slug: string
  tags: string[]
  [further: string]: unknown
}

export interface ModelDetails extends Model {
  /** How many copies answer at the moment. */
  num_replicas: number
}

const path = ({ hosts }: Client, rest = '') => `${hosts.dashboard}/api/v1/models${rest}`

/** Lists models; with `tags`, those that carry each of them. Throws `ApiError`. */
export const listModels = (
  client: Client,
  { tags = [], ...options }: CallOptions & { tags?: readonly string[] } = {},
): Call<Model[]> =>
  send(
    client,
    path(client, tags.map((tag, index) => `${index > 0 ? '&' : '?'}tag=${encodeURIComponent(tag)}`).join('')),
    options,
  )

/** Reads one model and how many replicas of it run. Throws `ApiError` 404 for an unknown slug. */
export const getModel = (client: Client, slug: string, options: CallOptions = {}): Call<ModelDetails> =>
  send(client, path(client, `/slug/${encodeURIComponent(slug)}`), options)
