import { z } from 'zod'

const readTokens = z.object({ tokens: z.number().int().min(0) })

/** One page as text, in the reader's envelope. */
export const readResponse = z.object({
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

/** The error envelope of the reader (public API facts). */
export const readerFailure = z.looseObject({
  data: z.null(),
  code: z.number().int(),
  status: z.number().int(),
  name: z.string(),
  message: z.string(),
  readableMessage: z.string(),
})
