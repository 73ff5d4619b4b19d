import { z } from 'zod'

const readTokens = z.object({ tokens: z.number().int().min(0).describe('Tokens of the output.') })

/** One page as text, in the reader's envelope. */
export const readResponse = z.object({
  code: z.literal(200).describe('Always 200.'),
  status: z.literal(20000).describe('Always 20000.'),
  data: z
    .object({
      title: z.string().describe('Title of the page; may be empty.'),
      description: z.string().describe('Description of the page in its metadata; may be empty.'),
      url: z.string().describe('Address of the page, after redirects.'),
      content: z
        .string()
        .describe('Main content of the page: Markdown, unless the request names another format.'),
      chunks: z.array(z.string()).optional().describe('With `markdownChunking`.'),
      html: z.string().optional().describe('Further requested formats.'),
      text: z.string().optional().describe('The page as plain text, if it was asked for.'),
      publishedTime: z
        .string()
        .optional()
        .describe('When the page says that it was published, as it writes it.'),
      links: z
        .union([z.record(z.string(), z.string()), z.array(z.tuple([z.string(), z.string()]))])
        .optional()
        .describe('Addresses of the links by their text, or pairs of both with `all`.'),
      images: z
        .record(z.string(), z.string())
        .optional()
        .describe('Addresses of the images by their alternative text.'),
      usage: readTokens.describe('What the call cost.'),
    })
    .describe('The page.'),
  meta: z
    .object({ usage: readTokens.describe('What the call cost.') })
    .describe('About the call as a whole.'),
})

/** The error envelope of the reader (public API facts). */
export const readerFailure = z.looseObject({
  data: z.null().describe('Always null.'),
  code: z.number().int().describe('HTTP status.'),
  status: z.number().int().describe('Number of the reason, with five digits.'),
  name: z.string().describe('The reason in one word, such as `AssertionFailureError`.'),
  message: z.string().describe('What went wrong, as a sentence.'),
  readableMessage: z.string().describe('The reason and the sentence.'),
  docs: z.string().describe('Address of the documentation about this error.'),
})
