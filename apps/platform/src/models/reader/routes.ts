import type { Context } from 'hono'
import { z } from 'zod'

import type { Caller } from '../../access/callers.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { ModelServices } from '../calls/model-services.ts'
import { engine } from '../calls/response-headers.ts'
import { limitKey } from '../limits/limit-usage.ts'
import { limits } from '../limits/limits.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { workerSecondsOf } from '../limits/worker-seconds.ts'
import { forwardRequest } from '../upstream/forward-request.ts'
import type { ReadResult } from './extract-page.ts'
import type { PageExtractor } from './page-extractor.ts'
import { asText, read } from './read.ts'
import { readerErrorResponse } from './reader-error-response.ts'
import { ReaderFailure } from './reader-failure.ts'
import { readerBody, readerOptions, type ReaderOptions } from './reader-options.ts'
import { readerFailure, readResponse } from './schemas.ts'

const readerFailures = [400, 402, 409, 413, 422, 429, 451, 502, 503, 504] as const
const readerTypes = ['text/plain', 'text/event-stream'] as const

const readPage = defineRoute({
  id: 'readPage',
  method: 'post',
  path: '/reader',
  summary: 'Read a web page as clean text',
  description: 'Options are fields of the body or headers. Only public pages can be read.',
  auth: 'optional-key',
  body: readerBody,
  form: z.looseObject({
    url: z.string().optional().describe('URL of a public page.'),
    html: z.string().optional().describe('HTML to read instead of fetching a page.'),
  }),
  response: readResponse,
  responseTypes: readerTypes,
  responseHeaders: engine,
  failures: readerFailures,
  failure: readerFailure,
})

const readPageByPath = defineRoute({
  id: 'readPageByPath',
  method: 'get',
  path: '/reader/{url}',
  summary: 'Read a web page; options are headers',
  description: 'The URL of the page follows `/reader/`, so a one-line cURL command can read it.',
  auth: 'optional-key',
  response: readResponse,
  responseTypes: readerTypes,
  responseHeaders: engine,
  failures: readerFailures,
  failure: readerFailure,
})

export const readerCalls = [readPage, readPageByPath] as const

function answer(context: Context, options: ReaderOptions, result: ReadResult): Response {
  context.header('vary', 'accept', { append: true })
  const headers = { 'x-engine': 'local', 'x-usage-tokens': String(result.usage.tokens) }
  const accept = context.req.header('accept') ?? ''
  const body = { code: 200, status: 20000, data: result, meta: { usage: result.usage } }
  if (accept.includes('text/event-stream')) {
    const event = `event: data\ndata: ${JSON.stringify(result)}\n\n`
    return context.body(event, 200, { ...headers, 'content-type': 'text/event-stream; charset=utf-8' })
  }
  if (accept.includes('application/json') && !accept.includes('text/plain'))
    return context.json(body, 200, headers)
  return context.text(asText(result, options), 200, headers)
}

/** The last event of a stream of the inference service that broke. */
const brokenOff = (docsUrl: string) => (message: string) => {
  const envelope = new ReaderFailure('BadGatewayError', message).envelope(docsUrl)
  return `\n\nevent: error\ndata: ${JSON.stringify(envelope)}\n\n`
}

/** Name of the product in charges. */
const product = 'reader'

/** Tokens that are held for a call while an upstream service works on it: those of a long page. */
const heldTokens = 100_000

/** What the reader needs. */
export interface ReaderServices extends ModelServices {
  pages: PageExtractor
}

/** The reader: `GET /reader/{address}` and `POST /reader`. Works without a key; with one, the tokens of the output are charged. */
export function readerRoutes(services: ReaderServices, limiter: RateLimiter): App {
  const { meter } = services

  async function admit(context: Context): Promise<Caller | undefined> {
    if (context.req.header('authorization') === undefined) {
      await limiter(context, `reader:${clientAddress(context)}`, limits.reader.anonymous)
      return undefined
    }
    const caller = await meter.authenticate(context, 'reader')
    await limitKey(limiter, context, 'reader', caller.key)
    meter.ensure(caller, 1)
    return caller
  }

  async function handle(context: Context, pathUrl?: string): Promise<Response> {
    const caller = await admit(context)
    const { upstream } = services.config
    if (upstream !== undefined) {
      const { pathname, search } = new URL(context.req.url)
      const address = upstream.readerUrl.replace(/\/$/, '') + pathname.slice('/reader'.length) + search
      const keyed = caller && { caller, product, model: product, least: 1, most: heldTokens }
      return forwardRequest(meter, upstream, context, {
        address,
        keyed,
        brokenOff: brokenOff(services.config.docsUrl),
      })
    }
    const options = await readerOptions(context, pathUrl)
    const owner = caller?.key.id ?? clientAddress(context)
    const secondsPerMinute = workerSecondsOf(caller?.key)
    const result = await read(options, services.pages, { owner, secondsPerMinute }, context.req.raw.signal)
    const { tokens } = result.usage
    const requestId = context.get('requestId') as string
    if (caller !== undefined) await meter.charge(caller, { product, model: product, tokens, requestId })
    return answer(context, options, result)
  }

  const app = createApp()
  // Not validated by the routes: options come from headers and body together, and errors have the reader's envelope.
  app.on(readPage.method, readPage.getRoutingPath(), (context) => handle(context))
  // The address may contain slashes and a query.
  app.on(readPageByPath.method, '/reader/*', (context) => {
    const url = new URL(context.req.url)
    const path = url.pathname.slice('/reader/'.length)
    return handle(context, `${decodeURIComponent(path)}${url.search}`)
  })
  app.onError(readerErrorResponse)
  return app
}
