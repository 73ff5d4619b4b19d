import type { Context } from 'hono'

/** Characters of the body of a request, roughly; a body of unknown length counts as a large one. */
export const lengthOfRequest = (context: Context): number =>
  Number(context.req.header('content-length') ?? Infinity)
