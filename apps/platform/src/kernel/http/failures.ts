import type { StatusCode } from 'hono/utils/http-status'
import { z } from 'zod'

import type { CallDescription } from './call-description.ts'

/** Descriptions of the error statuses in the document. */
export const failureWords: Readonly<Record<number, string>> = {
  400: 'The request is invalid, for example an unknown model or a missing bot check',
  401: 'The token is missing, malformed, unknown, expired or revoked',
  402: 'The balance or budget is too low',
  403: 'This token does not allow the call',
  404: "It doesn't exist or belongs to another user",
  409: 'Its current state does not allow the call',
  410: 'It no longer exists',
  413: 'The body is too large',
  415: 'The content type is not supported',
  422: 'A field is invalid',
  429: 'Too many requests; see Retry-After',
  451: 'This URL is blocked for safety',
  502: 'A service that the platform uses could not be reached, or its response was invalid',
  503: 'A service that the platform uses does not respond',
  504: 'A service that the platform uses took too long',
  507: 'There is no storage space left',
}

/** The shape of an error: `FailureBody`. */
export const failureResponse = z.object({
  detail: z.string().describe('What went wrong, as a sentence.'),
  docs: z.string().describe('URL of the documentation about this error.'),
  errors: z
    .array(
      z.object({
        field: z.string().describe('Path to the field, such as `body.input.0`.'),
        message: z.string().describe('What is wrong with the field.'),
        type: z.string().describe('Type of the problem, such as `too_big`.'),
      }),
    )
    .optional()
    .describe('One entry per invalid field, at most 20.'),
  message: z.string().describe('Beginning of `detail`, in the field that Cohere clients read.'),
  error: z
    .object({
      message: z.string().describe('Beginning of `detail`.'),
      type: z.string().describe('Type of the error, such as `invalid_request_error` or `rate_limit_error`.'),
      param: z.string().nullable().describe('The first invalid field, such as `input.0`.'),
      code: z.string().describe('Error code, such as `invalid_api_key` or `too_big`.'),
    })
    .describe('The same error in the shape that OpenAI clients read.'),
})

/** Returns the error statuses of a call, in ascending order. */
export function failureStatuses(call: CallDescription): StatusCode[] {
  const { auth, botCheck, body, form, query, params, headers, acceptsAnything, host, failures = [] } = call
  const statuses = new Set(failures)
  if (auth !== 'none') statuses.add(401)
  // A client without a token that has sent too many invalid requests.
  if (auth === 'none' || auth.startsWith('optional')) statuses.add(429)
  // The identity provider may not respond.
  if (auth.includes('user')) statuses.add(503)
  if (botCheck === true) statuses.add(400).add(503)
  // The protocol of callable functions has one status for every invalid request: 400.
  if (host === 'functions') return [...statuses].toSorted((a, b) => a - b)
  if (body !== undefined || form !== undefined) statuses.add(413)
  const parts = acceptsAnything === true ? [body, form] : [body, form, query, params, headers]
  if (parts.some((part) => part !== undefined)) statuses.add(422)
  return [...statuses].toSorted((a, b) => a - b)
}
