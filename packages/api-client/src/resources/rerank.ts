import type { Client } from '../core/client.ts'
import type { Call, CallOptions } from '../core/request.ts'
import type { ImageItem, TextItem } from './embeddings.ts'
import { postJson } from './paid-call.ts'
import type { TokenUsage } from './token-usage.ts'

/** Reranking models. Models newer than this package are accepted too. */
export type RerankModel =
  | 'jina-reranker-m0'
  | 'jina-reranker-v2-base-multilingual'
  | 'jina-reranker-v1-base-en'
  | 'jina-reranker-v1-turbo-en'
  | 'jina-reranker-v1-tiny-en'
  | 'jina-colbert-v2'
  | (string & {})

/** A text or an image (its URL, a data URL, or its bytes as base64), with any additional fields. */
export type RerankDocument =
  | {
      /** The text. */
      text: string
      [further: string]: unknown
    }
  | {
      /** URL (http or https), data URL, or bytes as base64. */
      image: string
      /** The text. */
      text?: undefined
      [further: string]: unknown
    }

/** Documents to sort by their relevance to a query. */
export interface RerankRequest {
  /** ID of the model. */
  model: RerankModel
  /** Query to compare the documents with. Images require a model that accepts them, such as `jina-reranker-m0`. */
  query: string | TextItem | ImageItem
  /** Texts, or objects with a text or an image. Other fields of an object are returned unchanged. */
  documents: readonly (string | RerankDocument)[]
  /** Maximum number of results; all by default. */
  top_n?: number
  /** Whether the results include the documents; true by default. */
  return_documents?: boolean
  /** Truncate documents that are too long instead of rejecting them. */
  truncation?: boolean
}

/** The documents, most relevant first. */
export interface RerankResponse {
  /** ID of the model that scored the documents. */
  model: string
  /** Always `list`. */
  object: 'list'
  /** The documents, most relevant first. */
  results: {
    /** Index of the document in the request. */
    index: number
    /** Relevance of the document. Higher is better; compare scores only within one response. */
    relevance_score: number
    /** The document, if `return_documents` is true. */
    document?: RerankDocument
  }[]
  /** What the call cost. */
  usage: TokenUsage
}

/**
 * Sorts documents by their relevance to a query, most relevant first. Throws `ApiError` 400, 401, 402, 422, 429.
 *
 * @example
 * ```ts
 * const documents = ['an apple', 'a brick']
 * const { results } = await rerank(client, {
 *   model: 'jina-reranker-m0',
 *   query: 'fruit',
 *   documents,
 *   top_n: 1,
 * })
 * ```
 * @see {@link https://search-foundation.example/docs/reranking}
 */
export const rerank = (
  client: Client,
  body: RerankRequest,
  options: CallOptions = {},
): Call<RerankResponse> => postJson(client, 'rerank', body, options)
