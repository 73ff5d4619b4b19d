import type { Client } from '../core/client.ts'
import type { Call, CallOptions } from '../core/request.ts'
import { postJson } from './paid-call.ts'

/** A text to count and split. */
export interface SegmentRequest {
  /** The text. */
  content: string
  /** How the tokens are counted; `cl100k_base` by default. */
  tokenizer?: 'cl100k_base' | 'o200k_base' | 'p50k_base' | 'r50k_base' | 'p50k_edit' | 'gpt2'
  /** Return the tokens too. */
  return_tokens?: boolean
  /** Return the chunks too. */
  return_chunks?: boolean
  /** Maximum length of a chunk in characters; 1,000 by default. */
  max_chunk_length?: number
  /** Return only this number of first tokens. Excludes `tail`. */
  head?: number
  /** Return only this number of last tokens. */
  tail?: number
}

/** The tokens and chunks of a text. */
export interface SegmentResponse {
  /** Number of tokens of the whole text. */
  num_tokens: number
  /** How they were counted. */
  tokenizer: string
  /** Always 0: segmenting is free. */
  usage: {
    /** Tokens that were charged: 0. */
    tokens: number
  }
  /** Number of chunks, with `return_chunks`. */
  num_chunks?: number
  /** Start and end of each chunk, in characters. */
  chunk_positions?: [number, number][]
  /** The chunks in the order of the text, with `return_chunks`. Joined, they are the text. */
  chunks?: string[]
  /** Per chunk, each piece of text with its token ids. */
  tokens?: [string, number[]][][]
}

/**
 * Counts the tokens of a text and splits it into chunks. Free; a key only raises the rate limit. Throws `ApiError` 422, 429.
 *
 * @example
 * ```ts
 * const { num_tokens, chunks } = await segment(client, { content: text, return_chunks: true, max_chunk_length: 500 })
 * ```
 * @see {@link https://search-foundation.example/docs/segmentation}
 */
export const segment = (
  client: Client,
  body: SegmentRequest,
  options: CallOptions = {},
): Call<SegmentResponse> => postJson(client, 'segment', body, options)
