import { z } from 'zod'

import { defineRoute } from '../../kernel/http/define-route.ts'
import { engine } from '../calls/response-headers.ts'
import { readerFailure } from '../reader/schemas.ts'
import { searchParameters, searchRequest } from './search-request.ts'

const searchResponse = z.object({
  code: z.literal(200).describe('Always 200.'),
  status: z.literal(20000).describe('Always 20000.'),
  data: z
    .array(
      z.object({
        title: z.string().describe('Title of the page.'),
        url: z.string().describe('URL of the page.'),
        description: z.string().describe('Beginning of its text, at most 200 characters.'),
        date: z.string().optional().describe('When it was published, if known.'),
        content: z.string().optional().describe('Text of the page, unless `respondWith` is `no-content`.'),
        usage: z
          .object({ tokens: z.number().int().describe('Tokens in its text.') })
          .describe('What this page cost.'),
      }),
    )
    .describe('The pages found, best first.'),
  meta: z
    .object({
      usage: z
        .object({ tokens: z.number().int().describe('Tokens charged to the key.') })
        .describe('What the search cost.'),
    })
    .describe('Metadata of the search.'),
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
  description: 'Each result has its title, URL, and description, and the text of the page.',
  body: searchRequest,
})

export const searchByQuery = defineRoute({
  ...common,
  id: 'searchByQuery',
  method: 'get',
  path: '/search',
  summary: 'Search; the query is a URL parameter',
  description: 'Options are headers, so a one-line cURL command can search.',
  query: searchParameters,
})

export const searchByPath = defineRoute({
  ...common,
  id: 'searchByPath',
  method: 'get',
  path: '/search/{query}',
  summary: 'Search; the query is part of the path',
  description: 'Options are headers, so a one-line cURL command can search.',
})

export const searchCalls = [search, searchByQuery, searchByPath] as const
