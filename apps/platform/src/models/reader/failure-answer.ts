import { z } from 'zod'

/** Failures of the reader have an envelope of their own (public API facts). */
export const readerFailure = z.looseObject({
  data: z.null(),
  code: z.number().int(),
  status: z.number().int(),
  name: z.string(),
  message: z.string(),
  readableMessage: z.string(),
})
