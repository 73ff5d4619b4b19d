import { z } from 'zod'

import { day } from '../../kernel/http/day.ts'

/** Filters of the request log. Days are in UTC, both included. */
export const requestsQuery = z.object({
  key_id: z.string().max(64).optional().describe('Id or last four characters of one of the keys'),
  id: z.string().max(100).optional().describe('Beginning of a request id'),
  product: z.string().max(40).optional().describe('Name of a product.'),
  model: z.string().max(200).optional().describe('A call that took no tokens has no model'),
  status: z
    .string()
    .regex(/^[1-5](\d\d|xx)$/, 'A status is 402, or 4xx for all that begin with 4.')
    .optional()
    .describe('One status such as `402`, or a class such as `4xx`.'),
  error_code: z.string().max(100).optional().describe('Code of an error, such as `rate_limit_exceeded`'),
  from: day.optional().describe('First day: YYYY-MM-DD in UTC.'),
  to: day.optional().describe('Last day, included: YYYY-MM-DD in UTC.'),
  limit: z.coerce.number().int().min(1).max(1000).default(50).describe('Items per page.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\da-f-]{36}$/, 'The cursor is not one that this API gave.')
    .optional()
    .describe('`next_cursor` of the page before; none for the first page.'),
  format: z.enum(['json', 'csv']).optional().describe('Takes precedence over the Accept header'),
})

const loggedRequest = z.object({
  id: z.string().describe('The request id of the response'),
  at: z.iso.datetime().describe('ISO 8601.'),
  key_id: z.string().describe('Id of the key.'),
  key_name: z.string().nullable().describe('Name of the key.'),
  key_tail: z.string().describe('Last four characters of the key.'),
  method: z.string().describe('HTTP method.'),
  route: z.string().describe('Pattern of the route, without the values of its parameters'),
  product: z.string().nullable().describe('Name of the product.'),
  model: z.string().nullable().describe('Null for a call that took no tokens'),
  status: z.number().int().describe('HTTP status.'),
  tokens: z.number().int().describe('Tokens charged.'),
  duration_ms: z.number().int().describe('Until the start of the response'),
  engine: z.string().nullable().describe('What served the call.'),
  error_code: z.string().nullable().describe('Code of the error in the response; null without one'),
  error_param: z.string().nullable().describe('The first field at fault: `input.0`'),
  error_message: z.string().nullable().describe('Beginning of the message of the error'),
  user_agent: z.string().nullable().describe('What made the call, as it names itself'),
  bodies_until: z.iso
    .datetime()
    .nullable()
    .describe('Until when its bodies are stored; null when they are not'),
  sdk_version: z.string().nullable().describe('Version of our SDK, if it made the call outside of a browser'),
})

export const requestsResponse = z.object({
  records: z.array(loggedRequest).describe('The items of the page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
})

export const requestSummaryQuery = requestsQuery.omit({ limit: true, cursor: true, format: true })

export const requestSummary = z.object({
  requests: z.number().int().describe('Calls that match, of the newest 100,000 of each key at most.'),
  is_complete: z.boolean().describe('False when there are more calls than were counted'),
  failed: z.number().int().describe('Those with a status of 400 or more.'),
  p50_ms: z.number().int().nullable().describe('Half of them took no longer; null without calls'),
  p95_ms: z.number().int().nullable().describe('95 of 100 took no longer; null without calls'),
  error_codes: z
    .array(
      z.object({
        code: z.string().describe('Code of the error.'),
        requests: z.number().int().describe('Calls with it.'),
      }),
    )
    .describe('The ten most frequent, the most frequent first'),
})

export type RequestSummary = z.infer<typeof requestSummary>
export type LoggedRequest = z.infer<typeof loggedRequest>
export type RequestsPage = z.infer<typeof requestsResponse>
