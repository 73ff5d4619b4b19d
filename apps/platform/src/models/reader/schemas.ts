import { z } from 'zod'

const readTokens = z.object({ tokens: z.number().int().min(0).describe('Tokens in the output.') })

/** One page as text, in the reader's envelope. */
export const readResponse = z.object({
  code: z.literal(200).describe('Always 200.'),
  status: z.literal(20000).describe('Always 20000.'),
  data: z
    .object({
      title: z.string().describe('Title of the page; may be empty.'),
      description: z.string().describe("Description in the page's metadata; may be empty."),
      url: z.string().describe('URL of the page after redirects.'),
      content: z
        .string()
        .describe('Main content of the page; Markdown unless the request names another format.'),
      chunks: z.array(z.string()).optional().describe('The Markdown in chunks, with `markdownChunking`.'),
      html: z.string().optional().describe('The page as HTML, if requested.'),
      text: z.string().optional().describe('The page as plain text, if requested.'),
      publishedTime: z.string().optional().describe('When the page was published, as stated on the page.'),
      links: z
        .union([z.record(z.string(), z.string()), z.array(z.tuple([z.string(), z.string()]))])
        .optional()
        .describe('URLs of the links by their text; with `all`, pairs of text and URL.'),
      images: z.record(z.string(), z.string()).optional().describe('URLs of the images by their alt text.'),
      usage: readTokens.describe('What the call cost.'),
    })
    .describe('The page.'),
  meta: z.object({ usage: readTokens.describe('What the call cost.') }).describe('Metadata of the call.'),
})

/** The error envelope of the reader (public API facts). */
export const readerFailure = z.looseObject({
  data: z.null().describe('Always null.'),
  code: z.number().int().describe('HTTP status.'),
  status: z.number().int().describe('Five-digit error number.'),
  name: z.string().describe('Error name, such as `AssertionFailureError`.'),
  message: z.string().describe('What went wrong, as a sentence.'),
  readableMessage: z.string().describe('Error name and message.'),
  docs: z.string().describe('URL of the documentation about this error.'),
})
