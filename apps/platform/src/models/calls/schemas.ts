import { z } from 'zod'

const count = z.number().int().min(0)

const vector = z.union([z.array(z.number()), z.string()])

/** A vector, or with several encodings asked for, one of each by its name. */
export const embeddingsResponse = z.object({
  model: z.string().describe('ID of the model that computed the vectors.'),
  object: z.literal('list').describe('Always `list`.'),
  usage: z
    .object({
      total_tokens: count.describe('Tokens charged to the key.'),
      prompt_tokens: count.describe('Tokens in the inputs; equal to `total_tokens`.'),
    })
    .describe('What the call cost.'),
  data: z
    .array(
      z.object({
        object: z.literal('embedding').describe('Always `embedding`.'),
        index: count.describe('Position of the input, from 0.'),
        embedding: z
          .union([vector, z.record(z.string(), vector)])
          .describe(
            'Vector of the input, in the requested encoding; with several encodings, an object with one vector for each.',
          ),
      }),
    )
    .describe('One item per input, in the order of the inputs.'),
})

export const segmentResponse = z.object({
  num_tokens: count.describe('Number of tokens in the whole text.'),
  tokenizer: z.string().describe('Tokenizer that counted the tokens.'),
  usage: z
    .object({ tokens: count.describe('Tokens charged; always 0.') })
    .describe('Usage of the call. Segmenting is free.'),
  num_chunks: count.optional().describe('Number of chunks, with `return_chunks`.'),
  chunk_positions: z
    .array(z.tuple([count, count]))
    .optional()
    .describe('Start and end of each chunk in characters, with `return_chunks`.'),
  chunks: z
    .array(z.string())
    .optional()
    .describe('The chunks in order, with `return_chunks`. Joined, they are the whole text.'),
  /** By chunk, every piece of text with its token ids. */
  tokens: z
    .array(z.array(z.tuple([z.string(), z.array(count)])))
    .optional()
    .describe('For each chunk, its pieces of text with their token IDs, with `return_tokens`.'),
})
