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
        url: z.string().describe('Address of the page.'),
        description: z.string().describe('The beginning of its text, 200 characters at most.'),
        date: z.string().optional().describe('When it was published, if that is known.'),
        content: z.string().optional().describe('Its text, unless `respondWith` is `no-content`.'),
        usage: z
          .object({ tokens: z.number().int().describe('Tokens of its text.') })
          .describe('What this page cost.'),
      }),
    )
    .describe('The pages that were found, best first.'),
  meta: z
    .object({
      usage: z
        .object({ tokens: z.number().int().describe('Tokens that were charged to the key.') })
        .describe('What the search cost.'),
    })
    .describe('About the search as a whole.'),
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
  description: 'Each result has its title, address and description, and the text of its page.',
  body: searchRequest,
})

export const searchByQuery = defineRoute({
  ...common,
  id: 'searchByQuery',
  method: 'get',
  path: '/search',
  summary: 'Search; the search text is a query parameter',
  description: 'Options are headers, so that one line of cURL searches.',
  query: searchParameters,
})

export const searchByPath = defineRoute({
  ...common,
  id: 'searchByPath',
  method: 'get',
  path: '/search/{query}',
  summary: 'Search; the search text is part of the path',
  description: 'Options are headers, so that one line of cURL searches.',
})

export const searchCalls = [search, searchByQuery, searchByPath] as const
