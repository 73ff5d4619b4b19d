import { z } from 'zod'

const count = z.number().int().min(0)

const vector = z.union([z.array(z.number()), z.string()])

/** A vector, or with several encodings asked for, one of each by its name. */
export const embeddingsResponse = z.object({
  model: z.string(),
  object: z.literal('list'),
  usage: z.object({ total_tokens: count, prompt_tokens: count }),
  data: z.array(
    z.object({
      object: z.literal('embedding'),
      index: count,
      embedding: z.union([vector, z.record(z.string(), vector)]),
    }),
  ),
})

export const segmentResponse = z.object({
  num_tokens: count,
  tokenizer: z.string(),
  usage: z.object({ tokens: count }),
  num_chunks: count.optional(),
  chunk_positions: z.array(z.tuple([count, count])).optional(),
  chunks: z.array(z.string()).optional(),
  /** By chunk, every piece of text with its token ids. */
  tokens: z.array(z.array(z.tuple([z.string(), z.array(count)]))).optional(),
})
