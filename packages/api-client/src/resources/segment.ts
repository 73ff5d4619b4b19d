import type { Client } from '../core/client.ts'
import type { Call, CallOptions } from '../core/request.ts'
import { postJson } from './paid-call.ts'

/** A text to count and split. */
export interface SegmentRequest {
  /** The text. */
  content: string
  /** Tokenizer; `cl100k_base` by default. */
  tokenizer?: 'cl100k_base' | 'o200k_base' | 'p50k_base' | 'r50k_base' | 'p50k_edit' | 'gpt2'
  /** Also return the tokens. */
  return_tokens?: boolean
  /** Also return the chunks. */
  return_chunks?: boolean
  /** Maximum length of a chunk in characters; 1,000 by default. */
  max_chunk_length?: number
  /** Return only this many tokens from the start. Can't be combined with `tail`. */
  head?: number
  /** Return only this many tokens from the end. Can't be combined with `head`. */
  tail?: number
}

/** The tokens and chunks of a text. */
export interface SegmentResponse {
  /** Number of tokens in the whole text. */
  num_tokens: number
  /** Tokenizer that counted the tokens. */
  tokenizer: string
  /** Usage of the call. Segmenting is free. */
  usage: {
    /** Tokens charged; always 0. */
    tokens: number
  }
  /** Number of chunks, with `return_chunks`. */
  num_chunks?: number
  /** Start and end of each chunk in characters, with `return_chunks`. */
  chunk_positions?: [number, number][]
  /** The chunks in order, with `return_chunks`. Joined, they are the whole text. */
  chunks?: string[]
  /** For each chunk, its pieces of text with their token IDs, with `return_tokens`. */
  tokens?: [string, number[]][][]
}

/**
 * Counts the tokens of a text and splits it into chunks. Free; a key only raises the rate limit. Throws `ApiError` 422, 429.
 *
 * @example
 * ```ts
 * const { num_tokens, chunks } = await segment(client, {
 *   content: text,
 *   return_chunks: true,
 *   max_chunk_length: 500,
 * })
 * ```
 * @see {@link https://search-foundation.example/docs/segmentation}
 */
export const segment = (
  client: Client,
  body: SegmentRequest,
  options: CallOptions = {},
): Call<SegmentResponse> => postJson(client, 'segment', body, options)
