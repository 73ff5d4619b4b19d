import type { Client } from '../client.ts'
import type { Call, CallOptions } from '../request.ts'
import { postJson } from './product.ts'

export interface SegmentRequest {
  content: string
  tokenizer?: 'cl100k_base' | 'o200k_base' | 'p50k_base' | 'r50k_base' | 'p50k_edit' | 'gpt2'
  return_tokens?: boolean
  return_chunks?: boolean
  /** Characters that a chunk has at most; 1,000 unless given. */
  max_chunk_length?: number
  /** Only the first tokens; not together with `tail`. */
  head?: number
  /** Only the last tokens. */
  tail?: number
}

export interface SegmentAnswer {
  num_tokens: number
  tokenizer: string
  /** Always 0: segmenting is free. */
  usage: { tokens: number }
  num_chunks?: number
  /** Start and end of each chunk, in characters. */
  chunk_positions?: [number, number][]
  chunks?: string[]
  /** By chunk, every piece of text with its token ids. */
  tokens?: [string, number[]][][]
}

/** Counts the tokens of a text and cuts it into chunks. Free; a key only raises the rate limit. Throws `ApiError` 422, 429. */
export const segment = (
  client: Client,
  body: SegmentRequest,
  options: CallOptions = {},
): Call<SegmentAnswer> => postJson(client, 'segment', body, options)
