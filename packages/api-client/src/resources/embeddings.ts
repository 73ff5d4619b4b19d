import type { Client } from '../client.ts'
import type { Exact } from '../exact.ts'
import { send, type Call, type CallOptions } from '../request.ts'
import { engineOf, postJson, type Engine } from './paid-call.ts'

/** Encoding of a vector: numbers, base64 of little-endian float32, or bits packed into signed or unsigned bytes. */
export type EmbeddingType = 'float' | 'base64' | 'binary' | 'ubinary'

/** Tasks of the code models: what is searched with what, and which of the two the input is. */
type CodeTask = `${'nl2code' | 'qa' | 'code2code' | 'code2nl' | 'code2completion'}.${'query' | 'passage'}`

/** Models of embeddings. A model that is newer than this package is accepted too. */
export type EmbeddingModel =
  | 'jina-embeddings-v4'
  | 'jina-embeddings-v3'
  | 'jina-clip-v2'
  | 'jina-clip-v1'
  | 'jina-embeddings-v2-small-en'
  | 'jina-embeddings-v2-base-en'
  | 'jina-embeddings-v2-base-de'
  | 'jina-embeddings-v2-base-es'
  | 'jina-embeddings-v2-base-zh'
  | 'jina-embeddings-v2-base-code'
  | 'jina-code-embeddings-1.5b'
  | 'jina-code-embeddings-0.5b'
  | (string & {})

export interface EmbeddingsRequest {
  model: EmbeddingModel
  input: string | TextItem | readonly (string | TextItem)[]
  /** One encoding, or several at once; `float` by default. */
  embedding_type?: EmbeddingType | readonly EmbeddingType[]
  task?:
    | 'retrieval.query'
    | 'retrieval.passage'
    | 'text-matching'
    | 'classification'
    | 'separation'
    | 'code.query'
    | 'code.passage'
    | CodeTask
  /** Length of the vectors; the full length of the model by default. */
  dimensions?: number
  /** Whether vectors are scaled to unit length; true by default. */
  normalized?: boolean
  /** Embed all inputs as one text and split it afterwards, so that each vector reflects its context. */
  late_chunking?: boolean
  /** Truncate inputs that are too long instead of rejecting them. */
  truncate?: boolean
}

export interface TextItem {
  id?: string
  text: string
}

type Encoded<Type> = Type extends 'base64' ? string : number[]

/** A vector in the requested encoding, or an object with one per requested encoding. */
export type Embedding<Type> = Type extends readonly (infer Each extends EmbeddingType)[]
  ? { [Name in Each]: Encoded<Name> }
  : Encoded<Type>

export interface EmbeddingsResponse<Type = 'float'> {
  model: string
  object: 'list'
  usage: { total_tokens: number; prompt_tokens: number }
  data: { object: 'embedding'; index: number; embedding: Embedding<Type> }[]
}

/**
 * Embeds texts as vectors. Charges tokens to the key; a failed call is not charged.
 * Throws `ApiError` 400 for an unknown model, 401 for an invalid key, 402 when the balance is too low, 422, 429.
 */
export const embed = <const Body extends EmbeddingsRequest>(
  client: Client,
  body: Exact<Body, EmbeddingsRequest>,
  options: CallOptions = {},
): Call<EmbeddingsResponse<Body['embedding_type']>> => postJson(client, 'embeddings', body, options)

export interface MultiVectorRequest {
  /** A late-interaction model, such as `jina-colbert-v2`. */
  model: string
  input: string | TextItem | readonly (string | TextItem)[]
  /** `document` by default. */
  input_type?: 'query' | 'document'
  /** `float` by default. */
  embedding_type?: EmbeddingType
  /** Length of each vector; 128 by default. */
  dimensions?: number
}

export interface MultiVectorResponse<Type = 'float'> {
  model: string
  object: 'list'
  usage: { total_tokens: number }
  data: {
    object: 'embeddings'
    index: number
    /** One vector per term of the input. */
    embeddings: Encoded<Type>[]
  }[]
}

/**
 * Embeds each term of a text as a vector of its own, for late interaction. Charges tokens to the key; a failed call is not charged.
 * Throws `ApiError` 400 for an unknown model, 401, 402, 422, 429.
 */
export const embedMultiVector = <const Body extends MultiVectorRequest>(
  client: Client,
  body: Exact<Body, MultiVectorRequest>,
  options: CallOptions = {},
): Call<MultiVectorResponse<Body['embedding_type']>> => postJson(client, 'multi-vector', body, options)

/**
 * Embeds one short text (at most 200 characters) as a vector of 64 numbers, without a key: for the demo on our own site.
 * Throws `ApiError` 422, 429.
 */
export const embedDemo = (
  client: Client,
  input: string,
  options: CallOptions = {},
): Call<EmbeddingsResponse & { engine: Engine }> =>
  send(
    client,
    `${client.hosts.dashboard}/api/v1/demo/embeddings`,
    { ...options, method: 'POST', body: JSON.stringify({ input }) },
    { map: (body: EmbeddingsResponse, { response }) => ({ ...body, engine: engineOf(response) }) },
  )
