import { z } from 'zod'

const count = z.number().int().min(0)

const citation = z.object({
  type: z.literal('url_citation').describe('Always `url_citation`.'),
  url_citation: z
    .object({
      title: z.string().describe('Title of the page.'),
      exactQuote: z.string().describe('Exact quote from the page.'),
      url: z.string().describe('URL of the page.'),
      dateTime: z
        .string()
        .describe('When the page was published or, if unknown, read (ISO 8601, at least the date).'),
    })
    .describe('What is cited.'),
})

/** The whole answer of deep search, without `stream`. */
export const chatResponse = z.object({
  id: z.string().describe('ID of the answer, the same in all chunks.'),
  object: z.literal('chat.completion').describe('Always `chat.completion`.'),
  created: count.describe('When the answer was created, in seconds since 1970.'),
  model: z.string().describe('ID of the model.'),
  system_fingerprint: z.string().describe('Version of the model.'),
  choices: z
    .array(
      z.object({
        index: count.describe('Always 0.'),
        message: z
          .object({
            role: z.literal('assistant').describe('Always `assistant`.'),
            type: z
              .string()
              .describe('`text` for Markdown, `json` for an answer that follows `response_format`.'),
            content: z.string().describe('The answer: Markdown or JSON.'),
            annotations: z.array(citation).describe('Citations of the answer.'),
          })
          .describe('The answer.'),
        logprobs: z.null().describe('Always null.'),
        finish_reason: z.string().describe('Why the answer ended; `stop` if it is complete.'),
      }),
    )
    .describe('One choice.'),
  usage: z
    .object({
      prompt_tokens: count.describe('Tokens read.'),
      completion_tokens: count.describe('Tokens written.'),
      total_tokens: count.describe('Tokens charged to the key.'),
    })
    .describe('What the call cost.'),
  visitedURLs: z.array(z.string()).describe('URLs found, in the order of the visits.'),
  readURLs: z.array(z.string()).describe('URLs of the pages read.'),
  numURLs: count.describe('Number of URLs found, including those not returned.'),
})
