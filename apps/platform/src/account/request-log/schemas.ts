import { z } from 'zod'

import { day } from '../../kernel/http/day.ts'

/** Filters of the request log. Days are in UTC, both included. */
export const requestsQuery = z.object({
  key_id: z.string().max(64).optional().describe('ID or last four characters of one of your keys.'),
  id: z.string().max(100).optional().describe('Beginning of a request ID.'),
  product: z.string().max(40).optional().describe('Name of a product.'),
  model: z.string().max(200).optional().describe('ID of a model. Calls that use no tokens have none.'),
  status: z
    .string()
    .regex(/^[1-5](\d\d|xx)$/, 'Give a status such as 402, or a class such as 4xx.')
    .optional()
    .describe('One status such as `402`, or a class such as `4xx`.'),
  error_code: z.string().max(100).optional().describe('An error code, such as `rate_limit_exceeded`.'),
  from: day.optional().describe('First day: YYYY-MM-DD in UTC.'),
  to: day.optional().describe('Last day, included: YYYY-MM-DD in UTC.'),
  limit: z.coerce.number().int().min(1).max(1000).default(50).describe('Items per page.'),
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\da-f-]{36}$/, 'The cursor is invalid. Use `next_cursor` from the previous page.')
    .optional()
    .describe('`next_cursor` from the previous page; omit it for the first page.'),
  format: z
    .enum(['json', 'csv'])
    .optional()
    .describe('Format of the response; takes precedence over the Accept header.'),
})

const loggedRequest = z.object({
  id: z.string().describe('Request ID of the response.'),
  at: z.iso.datetime().describe('When the call was made (ISO 8601).'),
  key_id: z.string().describe('ID of the key.'),
  key_name: z.string().nullable().describe('Name of the key.'),
  key_tail: z.string().describe('Last four characters of the key.'),
  method: z.string().describe('HTTP method.'),
  route: z.string().describe('Pattern of the route, such as `/v1/bulk-embeddings/:id`.'),
  product: z.string().nullable().describe('Name of the product.'),
  model: z.string().nullable().describe('ID of the model; null for a call that used no tokens.'),
  status: z.number().int().describe('HTTP status.'),
  tokens: z.number().int().describe('Tokens charged.'),
  duration_ms: z.number().int().describe('Milliseconds until the response started.'),
  engine: z.string().nullable().describe('Engine that served the call.'),
  error_code: z
    .string()
    .nullable()
    .describe('Error code in the response, such as `rate_limit_exceeded`; null if the call succeeded.'),
  error_param: z.string().nullable().describe('The first invalid field, such as `input.0`.'),
  error_message: z.string().nullable().describe('Beginning of the error message.'),
  user_agent: z.string().nullable().describe('`User-Agent` header of the call.'),
  bodies_until: z.iso
    .datetime()
    .nullable()
    .describe("When the stored bodies are deleted; null if they aren't stored."),
  sdk_version: z.string().nullable().describe('Version of our SDK, if it made the call outside a browser.'),
})

export const requestsResponse = z.object({
  records: z.array(loggedRequest).describe('Items on this page, newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last page.'),
})

export const requestSummaryQuery = requestsQuery.omit({ limit: true, cursor: true, format: true })

export const requestSummary = z.object({
  requests: z.number().int().describe("Matching calls among each key's newest 100,000."),
  is_complete: z.boolean().describe('False if there are more calls than were counted.'),
  failed: z.number().int().describe('Calls with a status of 400 or more.'),
  p50_ms: z.number().int().nullable().describe('Median duration in milliseconds; null without calls.'),
  p95_ms: z
    .number()
    .int()
    .nullable()
    .describe('95th percentile of the duration in milliseconds; null without calls.'),
  error_codes: z
    .array(
      z.object({
        code: z.string().describe('Error code.'),
        requests: z.number().int().describe('Calls with this error.'),
      }),
    )
    .describe('The ten most frequent error codes, most frequent first.'),
})

export type RequestSummary = z.infer<typeof requestSummary>
export type LoggedRequest = z.infer<typeof loggedRequest>
export type RequestsPage = z.infer<typeof requestsResponse>
