import type { Client } from '../client.ts'
import { send, type Call, type CallOptions } from '../request.ts'
import { engineOf, postJson, type Engine } from './product.ts'

/** How a vector is written: numbers, base64 of little-endian float32, or bits packed into signed or unsigned bytes. */
export type EmbeddingType = 'float' | 'base64' | 'binary' | 'ubinary'

/** What looks for what, for the code models. */
type CodeTask = `${'nl2code' | 'qa' | 'code2code' | 'code2nl' | 'code2completion'}.${'query' | 'passage'}`

export interface EmbeddingsRequest {
  model: string
  input: string | TextItem | readonly (string | TextItem)[]
  /** One way to write each vector, or several at once; `float` unless given. */
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
  /** Length of the vectors; the model's own length unless given. */
  dimensions?: number
  /** Vectors of length 1; true unless given. */
  normalized?: boolean
  /** Read all inputs as one text before cutting it, so that each vector knows what stands around it. */
  late_chunking?: boolean
  /** Cut inputs that are too long instead of refusing them. */
  truncate?: boolean
}

export interface TextItem {
  id?: string
  text: string
}

type Encoded<Type> = Type extends 'base64' ? string : number[]

/** A vector as it was asked for: one encoding, or an object of several. */
export type Embedding<Type> = Type extends readonly (infer Each extends EmbeddingType)[]
  ? { [Name in Each]: Encoded<Name> }
  : Encoded<Type>

export interface EmbeddingsAnswer<Type = 'float'> {
  model: string
  object: 'list'
  usage: { total_tokens: number; prompt_tokens: number }
  data: { object: 'embedding'; index: number; embedding: Embedding<Type> }[]
}

/**
 * Turns texts into vectors. Takes tokens from the key's balance; a failed call takes none.
 * Throws `ApiError` 400 for an unknown model, 401 for an invalid key, 402 when the balance is short, 422, 429.
 */
export const embed = <const Body extends EmbeddingsRequest>(
  client: Client,
  body: Body,
  options: CallOptions = {},
): Call<EmbeddingsAnswer<Body['embedding_type']>> => postJson(client, 'embeddings', body, options)

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

export interface MultiVectorAnswer<Type = 'float'> {
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
  body: Body,
  options: CallOptions = {},
): Call<MultiVectorAnswer<Body['embedding_type']>> => postJson(client, 'multi-vector', body, options)

/**
 * Turns one short text (200 characters at most) into a vector of 64 numbers, without a key: for the field on our own site.
 * Throws `ApiError` 422, 429.
 */
export const embedDemo = (
  client: Client,
  input: string,
  options: CallOptions = {},
): Call<EmbeddingsAnswer & { engine: Engine }> =>
  send(
    client,
    `${client.hosts.dashboard}/api/v1/demo/embeddings`,
    { ...options, method: 'POST', json: { input } },
    (answer: EmbeddingsAnswer, response) => ({ ...answer, engine: engineOf(response) }),
  )
