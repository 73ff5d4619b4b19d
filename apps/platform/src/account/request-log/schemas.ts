import { z } from 'zod'

import { day } from '../../kernel/http/day.ts'

/** Filters of the request log. Days are in UTC, both included. */
export const requestsQuery = z.object({
  key_id: z.string().max(64).optional().describe('Id or last four characters of one of the keys'),
  id: z.string().max(100).optional().describe('Beginning of a request id'),
  product: z.string().max(40).optional(),
  model: z.string().max(200).optional().describe('A call that took no tokens has no model'),
  status: z
    .string()
    .regex(/^[1-5](\d\d|xx)$/, 'A status is 402, or 4xx for all that begin with 4.')
    .optional(),
  from: day.optional(),
  to: day.optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(50),
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\da-f-]{36}$/, 'The cursor is not one that this API gave.')
    .optional(),
  format: z.enum(['json', 'csv']).optional().describe('Takes precedence over the Accept header'),
})

const loggedRequest = z.object({
  id: z.string().describe('The request id of the response'),
  at: z.iso.datetime(),
  key_id: z.string(),
  key_name: z.string().nullable(),
  key_tail: z.string(),
  method: z.string(),
  route: z.string().describe('Pattern of the route, without the values of its parameters'),
  product: z.string().nullable(),
  model: z.string().nullable().describe('Null for a call that took no tokens'),
  status: z.number().int(),
  tokens: z.number().int(),
  duration_ms: z.number().int().describe('Until the start of the response'),
  engine: z.string().nullable(),
})

export const requestsResponse = z.object({
  records: z.array(loggedRequest),
  next_cursor: z.string().nullable(),
})

export type LoggedRequest = z.infer<typeof loggedRequest>
export type RequestsPage = z.infer<typeof requestsResponse>
