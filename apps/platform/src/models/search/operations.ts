import { z } from 'zod'

import { defineRoute } from '../../kernel/http/define-route.ts'
import { readerFailure } from '../reader/schemas.ts'
import { engine } from '../response-headers.ts'
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

export const searchCalls = [
  defineRoute({
    id: 'search',
    method: 'post',
    path: '/search',
    summary: 'Search, and answer pages with their text',
    auth: 'key',
    body: searchRequest,
    response: searchResponse,
    responseTypes: ['text/plain'],
    responseHeaders: engine,
    failures: [402, 422, 429, 502, 504],
    failure: readerFailure,
  }),
  defineRoute({
    id: 'searchByQuery',
    method: 'get',
    path: '/search',
    summary: 'Search; what for stands in the query',
    auth: 'key',
    query: searchParameters,
    response: searchResponse,
    responseTypes: ['text/plain'],
    responseHeaders: engine,
    failures: [402, 422, 429, 502, 504],
    failure: readerFailure,
  }),
  defineRoute({
    id: 'searchByPath',
    method: 'get',
    path: '/search/{query}',
    summary: 'Search; what for stands in the path',
    auth: 'key',
    response: searchResponse,
    responseTypes: ['text/plain'],
    responseHeaders: engine,
    failures: [402, 422, 429, 502, 504],
    failure: readerFailure,
  }),
] as const
