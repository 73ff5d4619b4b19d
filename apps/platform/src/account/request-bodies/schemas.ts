import { z } from 'zod'

const storedBody = z.object({
  content_type: z.string().nullable().describe('Content type as it was sent; null without one.'),
  text: z
    .string()
    .nullable()
    .describe('The body, with the middle of API keys left out; null for one that is not text.'),
  is_cut: z.boolean().describe('Whether it is only the beginning: 64 kB are stored.'),
})

/** What was sent and received by a call whose key stores bodies. */
export const requestBodies = z.object({
  stored_until: z.iso.datetime().describe('When the bodies are deleted (ISO 8601).'),
  address: z.string().describe('Path and query of the call.'),
  request: storedBody.nullable().describe('The body of the request; null without one.'),
  response: storedBody.nullable().describe('The body of the response; null without one.'),
})

export const bodiesDeletion = z.object({ deleted: z.literal(true).describe('Always true.') })

export type StoredBody = z.infer<typeof storedBody>
export type RequestBodies = z.infer<typeof requestBodies>
/** What is encrypted of a call. */
export type Bodies = Omit<RequestBodies, 'stored_until'>
