import { z } from 'zod'

const storedBody = z.object({
  content_type: z.string().nullable().describe('Content type as sent; null if there was none.'),
  text: z.string().nullable().describe("The body as text, with API keys masked; null if it isn't text."),
  is_cut: z.boolean().describe('Whether the text is cut: only the first 64 kB are stored.'),
})

/** What was sent and received by a call whose key stores bodies. */
export const requestBodies = z.object({
  stored_until: z.iso.datetime().describe('When the bodies are deleted (ISO 8601).'),
  address: z.string().describe('Path and query of the call.'),
  request: storedBody.nullable().describe('Request body; null if there was none.'),
  response: storedBody.nullable().describe('Response body; null if there was none.'),
})

export const bodiesDeletion = z.object({ deleted: z.literal(true).describe('Always true.') })

export type StoredBody = z.infer<typeof storedBody>
export type RequestBodies = z.infer<typeof requestBodies>
/** What is encrypted of a call. */
export type Bodies = Omit<RequestBodies, 'stored_until'>
