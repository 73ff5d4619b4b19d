import type { Client } from '../core/client.ts'
import type { Exact } from '../core/exact.ts'
import { send, type Call, type CallOptions } from '../core/request.ts'
import { decodeVector } from './decode-vector.ts'
import { engineOf, postJson, type Engine } from './paid-call.ts'
import type { TokenUsage } from './token-usage.ts'

/** Encoding of a vector: numbers, base64 of little-endian float32, or bits packed into signed or unsigned bytes. */
export type EmbeddingType = 'float' | 'base64' | 'binary' | 'ubinary'

/** Tasks of the code models: what is searched with what, and which of the two the input is. */
type CodeTask = `${'nl2code' | 'qa' | 'code2code' | 'code2nl' | 'code2completion'}.${'query' | 'passage'}`

/** Embedding models. Models newer than this package are accepted too. */
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

/** Inputs to embed, and how. */
export interface EmbeddingsRequest {
  /** ID of the model. */
  model: EmbeddingModel
  /** One text or image, or a list of up to 2,048. Images require a model that accepts them, such as `jina-clip-v2`. */
  input: string | TextItem | ImageItem | readonly (string | TextItem | ImageItem)[]
  /** One encoding, or several. By default vectors are numbers; the SDK transfers them as base64, which is a third of the size. */
  embedding_type?: EmbeddingType | readonly EmbeddingType[]
  /** What the vectors are for. The available tasks depend on the model. */
  task?:
    | 'retrieval.query'
    | 'retrieval.passage'
    | 'text-matching'
    | 'classification'
    | 'separation'
    | 'code.query'
    | 'code.passage'
    | CodeTask
  /** Number of dimensions; the model's maximum by default. */
  dimensions?: number
  /** Whether vectors are scaled to unit length; true by default. */
  normalized?: boolean
  /** Embed all inputs as one text and split it afterwards, so that each vector reflects its context. */
  late_chunking?: boolean
  /** Truncate inputs that are too long instead of rejecting them. */
  truncate?: boolean
}

/** A text with an optional ID. */
export interface TextItem {
  /** Your own ID for this item. */
  id?: string
  /** The text. */
  text: string
}

/** An image: its URL (http or https), a data URL, or its bytes as base64. */
export interface ImageItem {
  /** Your own ID for this item. */
  id?: string
  /** URL (http or https), data URL, or bytes as base64. */
  image: string
}

type Encoded<Type> = Type extends 'base64' ? string : number[]

/** A vector in the requested encoding, or an object with one per requested encoding. */
export type Embedding<Type> = Type extends readonly (infer Each extends EmbeddingType)[]
  ? { [Name in Each]: Encoded<Name> }
  : Encoded<Type>

/** The encoding of the vectors by the `embedding_type` of a body, which may name none. */
type EncodingOf<Type> = unknown extends Type ? 'float' : Type extends undefined ? 'float' : Type

/** One vector per input. */
export interface EmbeddingsResponse<Type = 'float'> {
  /** ID of the model that computed the vectors. */
  model: string
  /** Always `list`. */
  object: 'list'
  /** What the call cost. */
  usage: TokenUsage & {
    /** Tokens in the inputs; equal to `total_tokens`. */
    prompt_tokens: number
  }
  /** One item per input, in the order of the inputs. */
  data: {
    /** Always `embedding`. */
    object: 'embedding'
    /** Position of the input, from 0. */
    index: number
    /** Vector of the input, in the requested encoding; with several encodings, an object with one vector for each. */
    embedding: Embedding<Type>
  }[]
}

interface Listed {
  data: unknown[]
}

/**
 * Sends a body to a product and asks for base64, which `decode` decodes, unless the body asks for an encoding. A response with another number of
 * items than the body has inputs is unexpected.
 */
function postNumbers<Result extends Listed>(
  client: Client,
  product: string,
  body: { input: unknown; embedding_type?: unknown },
  options: CallOptions,
  decode: (response: Result) => Result,
  operation: string,
): Call<Result> {
  const isDecoded = body.embedding_type === undefined
  return postJson(
    client,
    product,
    isDecoded ? { ...body, embedding_type: 'base64' } : body,
    options,
    {
      map(response: Result) {
        if (response.data.length !== [body.input].flat().length) return undefined
        return isDecoded ? decode(response) : response
      },
    },
    operation,
  )
}

/**
 * Embeds texts and images as vectors. Tokens are charged to the key; a failed call is not charged. Throws `ApiError` 400 for an unknown
 * model, 401 for an invalid key, 402 when the balance is too low, 422, 429.
 * @example
 * ```ts
 * const { data } = await embed(client, {
 *   model: 'jina-embeddings-v3',
 *   input: ['first text', 'second text'],
 * })
 * ```
 * @see {@link https://search-foundation.example/docs/embeddings}
 */
export const embed = <const Body extends EmbeddingsRequest>(
  client: Client,
  body: Exact<Body, EmbeddingsRequest>,
  options: CallOptions = {},
): Call<EmbeddingsResponse<EncodingOf<Body['embedding_type']>>> =>
  postNumbers<EmbeddingsResponse>(
    client,
    'embeddings',
    body,
    options,
    (response) => ({
      ...response,
      data: response.data.map((item) => ({ ...item, embedding: decodeVector(item.embedding) })),
    }),
    'embed',
  ) as Call<EmbeddingsResponse<EncodingOf<Body['embedding_type']>>>

/** Inputs to embed term by term. */
export interface MultiVectorRequest {
  /** A late-interaction model, such as `jina-colbert-v2`. */
  model: string
  /** One text, or up to 2,048 texts. */
  input: string | TextItem | readonly (string | TextItem)[]
  /** Whether the inputs are queries or documents; `document` by default. */
  input_type?: 'query' | 'document'
  /** Encoding of the vectors; `float` by default. */
  embedding_type?: EmbeddingType
  /** Number of dimensions of each vector; 128 by default. */
  dimensions?: number
}

/** One vector per term of each input. */
export interface MultiVectorResponse<Type = 'float'> {
  /** ID of the model that computed the vectors. */
  model: string
  /** Always `list`. */
  object: 'list'
  /** What the call cost. */
  usage: TokenUsage
  /** One item per input, in the order of the inputs. */
  data: {
    /** Always `embeddings`. */
    object: 'embeddings'
    /** Position of the input, from 0. */
    index: number
    /** One vector per term of the input. */
    embeddings: Encoded<Type>[]
  }[]
}

/**
 * Embeds each term of a text as a separate vector, for late interaction. Tokens are charged as for `embed`. Throws `ApiError` 400 for an
 * unknown model, 401, 402, 422, 429.
 * @example
 * ```ts
 * const { data } = await embedMultiVector(client, {
 *   model: 'jina-colbert-v2',
 *   input: 'a document',
 *   input_type: 'document',
 * })
 * ```
 * @see {@link https://search-foundation.example/docs/embeddings}
 */
export const embedMultiVector = <const Body extends MultiVectorRequest>(
  client: Client,
  body: Exact<Body, MultiVectorRequest>,
  options: CallOptions = {},
): Call<MultiVectorResponse<EncodingOf<Body['embedding_type']>>> =>
  postNumbers<MultiVectorResponse>(
    client,
    'multi-vector',
    body,
    options,
    (response) => ({
      ...response,
      data: response.data.map((item) => ({ ...item, embeddings: item.embeddings.map(decodeVector) })),
    }),
    'embedMultiVector',
  ) as Call<MultiVectorResponse<EncodingOf<Body['embedding_type']>>>

/** The vector of `embedDemo`. */
export interface DemoEmbeddings extends EmbeddingsResponse {
  /** Engine that computed the vector. */
  engine: Engine
}

/**
 * Embeds one short text (at most 200 characters) as a vector of 256 numbers, without a key: for the demo on our own site.
 * Throws `ApiError` 422, 429.
 *
 * @example
 * ```ts
 * const { data, engine } = await embedDemo(client, 'a short text')
 * ```
 */
export const embedDemo = (client: Client, input: string, options: CallOptions = {}): Call<DemoEmbeddings> =>
  send(
    client,
    `${client.hosts.dashboard}/api/v1/demo/embeddings`,
    { ...options, method: 'POST', body: JSON.stringify({ input }) },
    { map: (body: EmbeddingsResponse, { response }) => ({ ...body, engine: engineOf(response) }) },
  )
