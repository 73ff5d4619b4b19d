import type { StatusCode } from 'hono/utils/http-status'
import { z } from 'zod'

import type { CallDescription } from './call-description.ts'

/** What each status of failure means, in the words of the document. */
export const failureWords: Readonly<Record<number, string>> = {
  400: 'The request makes no sense as it is: unknown model, missing bot check',
  401: 'The token is missing, malformed, unknown, expired or revoked',
  402: 'The balance or budget is too low',
  403: 'This token may not do this',
  404: 'There is no such thing, or it belongs to somebody else',
  409: 'The state of the thing forbids it',
  410: 'It existed and is gone',
  413: 'The body is too large',
  415: 'The body has a type that is not taken',
  422: 'A field is not valid',
  429: 'Too many calls; see Retry-After',
  451: 'Reading this address is refused for safety',
  502: 'A service behind this one could not be reached, or answered what it should not',
  503: 'A service behind this one does not answer',
  504: 'A service behind this one took too long',
}

/** How every failure of the platform looks: `{detail}`, a sentence, or on 422 a list with one entry per field. */
export const failureResponse = z.object({
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() })),
  ]),
})

/** Returns the error statuses of a call, in ascending order. */
export function failureStatuses(call: CallDescription): StatusCode[] {
  const { auth, botCheck, body, form, query, params, failures = [] } = call
  const statuses = new Set(failures)
  if (auth !== 'none') statuses.add(401)
  if (botCheck === true) statuses.add(400).add(503)
  if (body !== undefined || form !== undefined) statuses.add(413)
  if (body !== undefined || form !== undefined || query !== undefined || params !== undefined)
    statuses.add(422)
  return [...statuses].toSorted((a, b) => a - b)
}
