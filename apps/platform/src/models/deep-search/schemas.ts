import { z } from 'zod'

const count = z.number().int().min(0)

const citation = z.object({
  type: z.literal('url_citation').describe('Always `url_citation`.'),
  url_citation: z
    .object({
      title: z.string().describe('Title of the page.'),
      exactQuote: z.string().describe('The words of the page.'),
      url: z.string().describe('Address of the page.'),
      dateTime: z
        .string()
        .describe('When the page was published or, if that is not known, read: ISO 8601, at least the day.'),
    })
    .describe('What is cited.'),
})

/** The whole answer of deep search, without `stream`. */
export const chatResponse = z.object({
  id: z.string().describe('Id of the answer, the same in all of its chunks.'),
  object: z.literal('chat.completion').describe('Always `chat.completion`.'),
  created: count.describe('Seconds since 1970.'),
  model: z.string().describe('Id of the model.'),
  system_fingerprint: z.string().describe('Edition of the model.'),
  choices: z
    .array(
      z.object({
        index: count.describe('Always 0.'),
        message: z
          .object({
            role: z.literal('assistant').describe('Always `assistant`.'),
            type: z
              .string()
              .describe('`text` for Markdown, `json` for an answer in the shape of `response_format`.'),
            content: z.string().describe('The answer: Markdown or JSON.'),
            annotations: z.array(citation).describe('What it cites.'),
          })
          .describe('The answer.'),
        logprobs: z.null().describe('Always null.'),
        finish_reason: z.string().describe('Why the answer ends; `stop` when it is whole.'),
      }),
    )
    .describe('One choice.'),
  usage: z
    .object({
      prompt_tokens: count.describe('Tokens that were read.'),
      completion_tokens: count.describe('Tokens that were written.'),
      total_tokens: count.describe('Tokens that were charged to the key.'),
    })
    .describe('What the call cost.'),
  visitedURLs: z.array(z.string()).describe('Addresses that were found, in the order of the visits.'),
  readURLs: z.array(z.string()).describe('Addresses of the pages that were read.'),
  numURLs: count.describe('Number of addresses that were found.'),
})
