import type { Context } from 'hono'

import { createApp, type App } from '../../kernel/http/create-app.ts'
import type { ModelServices } from '../calls/model-services.ts'
import { corpusSearch } from '../corpus/corpus-search.ts'
import type { CorpusDocument } from '../engines/corpus-document.ts'
import type { CorpusSearch } from '../engines/search.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { limitKey } from '../limits/limit-usage.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { readerErrorResponse } from '../reader/reader-error-response.ts'
import { ReaderFailure } from '../reader/reader-failure.ts'
import { forwardRequest } from '../upstream/forward-request.ts'
import { search, searchByPath, searchByQuery } from './route-definitions.ts'
import { searchQuery, type SearchQuery } from './search-request.ts'

/** A search costs this many tokens per started ten results, or those of the contents if they are more (public API facts). */
export const tokensForTen = 10_000
/** The ten results of `tokensForTen`. */
export const pricedResults = 10
const maxTokens = 2_000_000
/** Tokens that are held for a search while an upstream service works on it: what one with the contents of its pages costs. */
const heldTokens = 100_000
/** Name of the product in charges. */
const product = 'search'
/** Length of a description, in characters. */
const descriptionLength = 200

interface SearchResult {
  title: string
  url: string
  description: string
  date?: string
  content?: string
  usage: { tokens: number }
}

const plain = (text: string) =>
  text
    .replaceAll(/[#*_`>[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function findDocuments(
  corpus: CorpusSearch,
  query: SearchQuery,
  addressOf: (document: CorpusDocument) => string,
) {
  const { q, limit, page, language, sites } = query
  const found = corpus
    // A document may exist in several languages and on many sites, so the filters come before the limit.
    .find(q, { limit: 1000 })
    .filter(({ locale }) => language === undefined || locale.toLowerCase().startsWith(language))
    .filter(
      (document) =>
        sites.length === 0 || sites.some((site) => new URL(addressOf(document)).hostname.endsWith(site)),
    )
  return found.slice((page - 1) * limit, page * limit)
}

/** Search over the site's own documents. */
export function searchRoutes({ meter, config }: ModelServices, limiter: RateLimiter): App {
  const site = config.appOrigins[0] ?? ''
  const addressOf = ({ url, locale }: CorpusDocument) =>
    /^https?:/.test(url) ? url : `${site}${locale === 'en-US' ? '' : `/${locale}`}${url}`

  async function handle(context: Context, pathQuery?: string): Promise<Response> {
    const caller = await meter.authenticate(context, 'search')
    await limitKey(limiter, context, 'search', caller.key)
    meter.ensure(caller, tokensForTen)
    const { upstream } = config
    if (upstream !== undefined) {
      const { pathname, search: query } = new URL(context.req.url)
      const address = upstream.searchUrl.replace(/\/$/, '') + pathname.slice('/search'.length) + query
      const keyed = { caller, product, model: product, least: tokensForTen, most: heldTokens }
      return forwardRequest(meter, upstream, context, { address, keyed, brokenOff: () => '' })
    }
    const query = await searchQuery(context, pathQuery)
    const results = findDocuments(await corpusSearch(), query, addressOf).map((document): SearchResult => {
      const content = query.withContent ? document.text : undefined
      return {
        title: document.title,
        url: addressOf(document),
        description: plain(document.text).slice(0, descriptionLength),
        ...(document.date !== null && { date: document.date }),
        ...(content !== undefined && { content }),
        usage: { tokens: content === undefined ? 0 : countTokens(content) },
      }
    })
    if (results.length === 0)
      throw new ReaderFailure('AssertionFailureError', `Nothing was found for "${query.q.slice(0, 100)}".`)
    const contents = results.reduce((sum, { usage }) => sum + usage.tokens, 0)
    const tokens = Math.min(
      maxTokens,
      Math.max(contents, Math.ceil(results.length / pricedResults) * tokensForTen),
    )
    const requestId = context.get('requestId') as string
    await meter.charge(caller, { product, model: product, tokens, requestId })
    context.header('vary', 'accept', { append: true })
    const headers = { 'x-engine': 'local', 'x-usage-tokens': String(tokens) }
    const accept = context.req.header('accept') ?? ''
    if (accept.includes('text/plain') && !accept.includes('application/json')) {
      const text = results.map(({ title, url, description, content }, index) =>
        [`[${index + 1}] Title: ${title}`, `URL Source: ${url}`, content ?? description].join('\n'),
      )
      return context.text(text.join('\n\n'), 200, headers)
    }
    const body = { code: 200, status: 20000, data: results, meta: { usage: { tokens } } }
    return context.json(body, 200, headers)
  }

  const app = createApp()
  // Not validated by the routes: options come from headers, query and body together, and errors have the reader's envelope.
  app.on(search.method, search.getRoutingPath(), (context) => handle(context))
  app.on(searchByQuery.method, searchByQuery.getRoutingPath(), (context) => handle(context))
  app.on(searchByPath.method, searchByPath.getRoutingPath(), (context) =>
    handle(context, context.req.param('query')),
  )
  app.onError(readerErrorResponse)
  return app
}
