import { z } from 'zod'

const count = z.number().int().min(0)

const vector = z.union([z.array(z.number()), z.string()])

/** A vector, or with several encodings asked for, one of each by its name. */
export const embeddingsAnswer = z.object({
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

export const segmentAnswer = z.object({
  num_tokens: count,
  tokenizer: z.string(),
  usage: z.object({ tokens: count }),
  num_chunks: count.optional(),
  chunk_positions: z.array(z.tuple([count, count])).optional(),
  chunks: z.array(z.string()).optional(),
  /** By chunk, every piece of text with its token ids. */
  tokens: z.array(z.array(z.tuple([z.string(), z.array(count)]))).optional(),
})

const citation = z.object({
  type: z.literal('url_citation'),
  url_citation: z.object({
    title: z.string(),
    exactQuote: z.string(),
    url: z.string(),
    dateTime: z.string(),
  }),
})

/** The whole answer of deep search, without `stream`. */
export const chatAnswer = z.object({
  id: z.string(),
  object: z.literal('chat.completion'),
  created: count,
  model: z.string(),
  system_fingerprint: z.string(),
  choices: z.array(
    z.object({
      index: count,
      message: z.object({
        role: z.literal('assistant'),
        type: z.string(),
        content: z.string(),
        annotations: z.array(citation),
      }),
      logprobs: z.null(),
      finish_reason: z.string(),
    }),
  ),
  usage: z.object({ prompt_tokens: count, completion_tokens: count, total_tokens: count }),
  visitedURLs: z.array(z.string()),
  readURLs: z.array(z.string()),
  numURLs: count,
})

const readTokens = z.object({ tokens: count })

/** One page as text, in the reader's envelope. */
export const readAnswer = z.object({
  code: z.literal(200),
  status: z.literal(20000),
  data: z.object({
    title: z.string(),
    description: z.string(),
    url: z.string(),
    content: z.string(),
    chunks: z.array(z.string()).optional(),
    html: z.string().optional(),
    text: z.string().optional(),
    publishedTime: z.string().optional(),
    links: z.union([z.record(z.string(), z.string()), z.array(z.tuple([z.string(), z.string()]))]).optional(),
    images: z.record(z.string(), z.string()).optional(),
    usage: readTokens,
  }),
  meta: z.object({ usage: readTokens }),
})
