import type { Client } from '../client.ts'
import type { Call, CallOptions } from '../request.ts'
import type { TextItem } from './embeddings.ts'
import { postJson } from './paid-call.ts'

/** Models of the reranker. A model that is newer than this package is accepted too. */
export type RerankModel =
  | 'jina-reranker-m0'
  | 'jina-reranker-v2-base-multilingual'
  | 'jina-reranker-v1-base-en'
  | 'jina-reranker-v1-turbo-en'
  | 'jina-reranker-v1-tiny-en'
  | 'jina-colbert-v2'
  | (string & {})

/** Documents to sort by their relevance to a query. */
export interface RerankRequest {
  /** Id of the model. */
  model: RerankModel
  /** What the documents are compared with. */
  query: string | TextItem
  /** Texts, or objects with a text. Other fields of an object are returned with it. */
  documents: readonly (string | { text: string; [further: string]: unknown })[]
  /** Maximum number of results; all by default. */
  top_n?: number
  /** Whether the results include the documents; true by default. */
  return_documents?: boolean
  /** Truncate documents that are too long instead of rejecting them. */
  truncation?: boolean
}

/** The documents, most relevant first. */
export interface RerankResponse {
  model: string
  object: 'list'
  results: {
    /** Index of the document in the request. */
    index: number
    relevance_score: number
    document?: { text: string; [further: string]: unknown }
  }[]
  usage: { total_tokens: number }
}

/** Sorts documents by their relevance to a query, most relevant first. Throws `ApiError` 400, 401, 402, 422, 429. */
export const rerank = (
  client: Client,
  body: RerankRequest,
  options: CallOptions = {},
): Call<RerankResponse> => postJson(client, 'rerank', body, options)
