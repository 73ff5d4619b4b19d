import type { Client } from '../client.ts'
import type { Call, CallOptions } from '../request.ts'
import type { TextItem } from './embeddings.ts'
import { postJson } from './product.ts'

export interface RerankRequest {
  model: string
  query: string | TextItem
  /** Texts, or objects with a text; what else an object holds comes back with it. */
  documents: readonly (string | { text: string; [further: string]: unknown })[]
  /** How many results at most; all unless given. */
  top_n?: number
  /** Whether the results hold the documents too; true unless given. */
  return_documents?: boolean
  truncation?: boolean
}

export interface RerankAnswer {
  model: string
  object: 'list'
  results: {
    /** Place of the document in the request. */
    index: number
    relevance_score: number
    document?: { text: string; [further: string]: unknown }
  }[]
  usage: { total_tokens: number }
}

/** Orders documents by how well they answer a query, best first. Throws `ApiError` 400, 401, 402, 422, 429. */
export const rerank = (client: Client, body: RerankRequest, options: CallOptions = {}): Call<RerankAnswer> =>
  postJson(client, 'rerank', body, options)
