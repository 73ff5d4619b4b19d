import { z } from 'zod'

const count = z.number().int().min(0)

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
export const chatResponse = z.object({
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
