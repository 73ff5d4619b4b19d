import type { StatusCode } from 'hono/utils/http-status'
import { z } from 'zod'

import type { CallDescription } from './call-description.ts'

/** Descriptions of the error statuses in the document. */
export const failureWords: Readonly<Record<number, string>> = {
  400: 'The request cannot be carried out: unknown model, missing bot check',
  401: 'The token is missing, malformed, unknown, expired or revoked',
  402: 'The balance or budget is too low',
  403: 'This token does not allow the call',
  404: 'It does not exist, or belongs to another user',
  409: 'Its current state does not allow the call',
  410: 'It no longer exists',
  413: 'The body is too large',
  415: 'The content type is not supported',
  422: 'A field is invalid',
  429: 'Too many calls; see Retry-After',
  451: 'This address is blocked for safety',
  502: 'A service that the platform uses could not be reached, or its response was invalid',
  503: 'A service that the platform uses does not respond',
  504: 'A service that the platform uses took too long',
  507: 'There is no space left to store it',
}

/** The shape of an error: `FailureBody`. */
export const failureResponse = z.object({
  detail: z.string().describe('What went wrong, in a sentence.'),
  docs: z.string().describe('Address of the documentation about this error.'),
  errors: z
    .array(
      z.object({
        field: z.string().describe('Where it is in the request: body.input.0.'),
        message: z.string().describe('What is wrong with it.'),
        type: z.string().describe('The kind of finding in one word.'),
      }),
    )
    .optional()
    .describe('One entry per invalid field, twenty at most.'),
  message: z.string().describe('The start of detail, where clients of Cohere read it.'),
  error: z
    .object({
      message: z.string().describe('The start of detail.'),
      type: z.string().describe('The family of the error: invalid_request_error, rate_limit_error …'),
      param: z.string().nullable().describe('The first field at fault: input.0.'),
      code: z.string().describe('The reason in one word: invalid_api_key, too_big …'),
    })
    .describe('The same, where clients of OpenAI read it.'),
})

/** Returns the error statuses of a call, in ascending order. */
export function failureStatuses(call: CallDescription): StatusCode[] {
  const { auth, botCheck, body, form, query, params, headers, failures = [] } = call
  const statuses = new Set(failures)
  if (auth !== 'none') statuses.add(401)
  // A client without a token that has sent too many invalid requests.
  if (auth === 'none' || auth.startsWith('optional')) statuses.add(429)
  // The identity provider may not respond.
  if (auth.includes('user')) statuses.add(503)
  if (botCheck === true) statuses.add(400).add(503)
  if (body !== undefined || form !== undefined) statuses.add(413)
  if ([body, form, query, params, headers].some((part) => part !== undefined)) statuses.add(422)
  return [...statuses].toSorted((a, b) => a - b)
}
