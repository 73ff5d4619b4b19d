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
})

export const requestsResponse = z.object({
  records: z.array(loggedRequest).describe('The items of the page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
})

export type LoggedRequest = z.infer<typeof loggedRequest>
export type RequestsPage = z.infer<typeof requestsResponse>
