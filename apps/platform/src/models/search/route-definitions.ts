import { z } from 'zod'

import { defineRoute } from '../../kernel/http/define-route.ts'
import { engine } from '../calls/response-headers.ts'
import { readerFailure } from '../reader/schemas.ts'
import { searchParameters, searchRequest } from './search-request.ts'

const searchResponse = z.object({
  code: z.literal(200),
  status: z.literal(20000),
  data: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      description: z.string(),
      date: z.string().optional(),
      content: z.string().optional(),
      usage: z.object({ tokens: z.number().int() }),
    }),
  ),
  meta: z.object({ usage: z.object({ tokens: z.number().int() }) }),
})

const common = {
  auth: 'key',
  response: searchResponse,
  responseTypes: ['text/plain'],
  responseHeaders: engine,
  failures: [402, 422, 429, 502, 504],
  failure: readerFailure,
} as const

export const search = defineRoute({
  ...common,
  id: 'search',
  method: 'post',
  path: '/search',
  summary: 'Search, and return pages with their text',
  body: searchRequest,
})

export const searchByQuery = defineRoute({
  ...common,
  id: 'searchByQuery',
  method: 'get',
  path: '/search',
  summary: 'Search; the search text is a query parameter',
  query: searchParameters,
})

export const searchByPath = defineRoute({
  ...common,
  id: 'searchByPath',
  method: 'get',
  path: '/search/{query}',
  summary: 'Search; the search text is part of the path',
})

export const searchCalls = [search, searchByQuery, searchByPath] as const
