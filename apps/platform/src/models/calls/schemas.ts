import { z } from 'zod'

const count = z.number().int().min(0)

const vector = z.union([z.array(z.number()), z.string()])

/** A vector, or with several encodings asked for, one of each by its name. */
export const embeddingsResponse = z.object({
  model: z.string().describe('Id of the model that made the vectors.'),
  object: z.literal('list').describe('Always `list`.'),
  usage: z
    .object({
      total_tokens: count.describe('Tokens that were charged to the key.'),
      prompt_tokens: count.describe('Tokens of the inputs; the same number.'),
    })
    .describe('What the call cost.'),
  data: z
    .array(
      z.object({
        object: z.literal('embedding').describe('Always `embedding`.'),
        index: count.describe('Position of the input, from 0.'),
        embedding: z
          .union([vector, z.record(z.string(), vector)])
          .describe('Its vector, with as many numbers as `dimensions` says.'),
      }),
    )
    .describe('One item per input, in the order of the inputs.'),
})

export const segmentResponse = z.object({
  num_tokens: count.describe('Number of tokens of the whole text.'),
  tokenizer: z.string().describe('How they were counted.'),
  usage: z
    .object({ tokens: count.describe('Tokens that were charged: 0.') })
    .describe('Always 0: segmenting is free.'),
  num_chunks: count.optional().describe('Number of chunks, with `return_chunks`.'),
  chunk_positions: z
    .array(z.tuple([count, count]))
    .optional()
    .describe('Start and end of each chunk, in characters.'),
  chunks: z
    .array(z.string())
    .optional()
    .describe('The chunks in the order of the text, with `return_chunks`. Joined, they are the text.'),
  /** By chunk, every piece of text with its token ids. */
  tokens: z
    .array(z.array(z.tuple([z.string(), z.array(count)])))
    .optional()
    .describe('Per chunk, each piece of text with its token ids.'),
})
