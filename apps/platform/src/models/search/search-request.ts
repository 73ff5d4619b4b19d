import type { Context } from 'hono'
import { z } from 'zod'

import { readJson } from '../../kernel/http/body/read-json.ts'
import { ReaderFailure } from '../reader/reader-failure.ts'

const maxResults = 20
const defaultResults = 5

const site = z.union([z.string(), z.array(z.string())])

/** Body of `POST /search`. */
export const searchRequest = z.object({
  q: z.string().trim().min(1, 'Enter a query.').max(2000).describe('The query.'),
  type: z.enum(['web', 'images', 'news']).default('web').describe('What to search; `web` by default.'),
  num: z
    .number()
    .int()
    .min(0)
    .max(maxResults)
    .optional()
    .describe('Number of results, 0 to 20; 5 by default.'),
  count: z.number().int().min(0).max(maxResults).optional().describe('Alias of `num`.'),
  page: z.number().int().min(1).max(100).default(1).describe('Page of the results, from 1.'),
  /** Country and place: taken, and without effect on a corpus that has neither. */
  gl: z.string().optional().describe('Two-letter country code. `hl` is the language.'),
  location: z.string().optional().describe('Location to search from.'),
  /** Language, as two letters. */
  hl: z.string().optional().describe('Two-letter language code.'),
  site: site.optional().describe('Only pages from these sites.'),
  respondWith: z
    .enum(['content', 'markdown', 'text', 'no-content'])
    .default('content')
    .describe('`no-content` omits the text of the pages.'),
})

const numeric = z.string().regex(/^\d+$/).optional()
/** The same in the query of `GET /search`. */
export const searchParameters = searchRequest
  .omit({ num: true, count: true, page: true })
  .partial()
  .extend({
    num: numeric.describe('Number of results, 0 to 20; 5 by default.'),
    count: numeric.describe('Alias of `num`.'),
    page: numeric.describe('Page of the results, from 1.'),
  })

export interface SearchQuery {
  q: string
  limit: number
  page: number
  language: string | undefined
  sites: string[]
  withContent: boolean
}

const malformed = (message: string) => new ReaderFailure('SubmittedDataMalformedError', message)

async function fieldsOf(context: Context, pathQuery: string | undefined): Promise<Record<string, unknown>> {
  const query = context.req.query()
  const sites = context.req.queries('site') ?? []
  const headers = {
    respondWith: context.req.header('x-respond-with'),
    site: context.req.header('x-site'),
  }
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
  const fromQuery = { ...query, ...(sites.length > 0 && { site: sites }) }
  if (context.req.method === 'GET') {
    const numbers = ['num', 'count', 'page'].filter((name) => query[name] !== undefined)
    const counted = Object.fromEntries(numbers.map((name) => [name, Number(query[name])]))
    return { ...given, ...(pathQuery && { q: pathQuery }), ...fromQuery, ...counted }
  }
  const body = await readJson(context)
  if (body === undefined) throw malformed('The body is not valid JSON.')
  if (typeof body !== 'object' || body === null) throw malformed('The body must be an object.')
  return { ...given, ...body }
}

/** Reads and checks what is searched for. Throws `ReaderFailure` 422 for what is wrong, and for kinds of result that the local engine has not. */
export async function searchQuery(context: Context, pathQuery?: string): Promise<SearchQuery> {
  const result = searchRequest.safeParse(await fieldsOf(context, pathQuery))
  if (!result.success) {
    const [issue] = result.error.issues
    throw malformed(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`)
  }
  const { q, type, num, count, page, hl, site: sites, respondWith } = result.data
  if (type !== 'web')
    throw malformed(`type: the local engine searches the documents of this site, which have no ${type}.`)
  return {
    q,
    limit: num ?? count ?? defaultResults,
    page,
    language: hl?.toLowerCase(),
    sites: [sites ?? []].flat(),
    withContent: respondWith !== 'no-content',
  }
}
