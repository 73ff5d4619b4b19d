import { setImmediate } from 'node:timers/promises'
import { defaultLocale, localeTable, type LocaleCode } from '@search-foundation/i18n/locale-table'
import { matchLocale } from '@search-foundation/i18n/match-locale'
import type { Context } from 'hono'

import type { Caller } from '../../access/callers.ts'
import { withKey } from '../../access/with-key.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { guard } from '../../kernel/http/guard.ts'
import type { Random } from '../../kernel/random.ts'
import type { ModelServices } from '../calls/model-services.ts'
import { respondWithEvents } from '../calls/respond-with-events.ts'
import { engine } from '../calls/response-headers.ts'
import { questionLocale } from '../engines/question-locale.ts'
import { limitKey } from '../limits/limit-usage.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { forwardRequest } from '../upstream/forward-request.ts'
import {
  serpModel,
  serpParams,
  serpQuery,
  serpRequest,
  serpResponse,
  type SerpEntry,
  type SerpOptions,
} from './schemas.ts'
import { trainSiteNames } from './site-names.ts'
import { draftPage, type SerpDraft } from './write-page.ts'

const description =
  'Nothing on the page exists: a small language model, a grammar of sentences, makes up titles, sites, URLs, and texts around your query. The call is charged by its tokens.'

const common = {
  path: '/v1/serp/{query}',
  auth: 'key',
  description,
  params: serpParams,
  response: serpResponse,
  responseHeaders: engine,
  failures: [402, 422, 429, 502, 504],
} as const

const writeSerp = defineRoute({
  ...common,
  id: 'writeSerp',
  method: 'post',
  summary: 'Have a language model write a page of search results; as a stream with `stream: true`',
  body: serpRequest,
  responseTypes: ['text/event-stream'],
})

const getSerp = defineRoute({
  ...common,
  id: 'getSerp',
  method: 'get',
  summary: 'Write a page of search results; the query is a URL parameter',
  query: serpQuery,
  responseTypes: ['text/event-stream'],
})

export const serpCalls = [writeSerp, getSerp] as const

/** Names of sites, from a model that is trained with the first page. */
function siteNames(): (random: Random) => string {
  let draw: ((random: Random) => string) | undefined
  return (random) => (draw ??= trainSiteNames())(random)
}

/** One call: its page, and how the work is charged. */
interface Work {
  caller: Caller
  draft: SerpDraft
  head: { model: string; query: string; type: SerpOptions['type']; page: number }
  /** `isDone`: the page was delivered already. */
  charge: (tokens: number, isDone?: boolean) => Promise<unknown>
}

/** Writes the entries and yields to other calls in between; ends early when the client disconnects. */
async function* written({ entries }: SerpDraft, isGone: () => boolean): AsyncGenerator<SerpEntry> {
  for (const entry of entries) {
    yield entry
    if (isGone()) return
    await setImmediate()
  }
}

async function whole(context: Context, { draft, head, charge }: Work) {
  const { signal } = context.req.raw
  const results: SerpEntry[] = []
  for await (const entry of written(draft, () => signal.aborted)) results.push(entry)
  await charge(draft.tokens())
  const { seed, total } = draft
  const usage = { total_tokens: draft.tokens() }
  return context.json({ object: 'serp' as const, ...head, seed, total_results: total, results, usage }, 200, {
    'x-engine': 'local',
  })
}

/** Sends the head of the page, each entry when it is written, then the usage. What was written is charged also when the client leaves. */
function streamed(context: Context, { caller, draft, head, charge }: Work): Response {
  context.header('x-engine', 'local')
  const chunk = (part: object) => ({ object: 'serp.chunk', ...part })
  return respondWithEvents(context, caller.call, {
    name: 'results page',
    async write(send, isGone) {
      await send(chunk({ ...head, seed: draft.seed, total_results: draft.total }))
      for await (const entry of written(draft, isGone)) await send(chunk({ result: entry }))
      await charge(draft.tokens(), true)
      await send(chunk({ usage: { total_tokens: draft.tokens() } }))
    },
    failure: (error) => [chunk({ error })],
  })
}

/** The last event of a broken stream of the inference service. */
const brokenOff = (error: string) => `\n\ndata: ${JSON.stringify({ object: 'serp.chunk', error })}\n\n`

/** Tokens that are held for a page while an upstream service writes it. */
const heldTokens = 10_000

/** Results pages written by a language model: searches without an index. Scope, rate limit and product are those of the search. */
export function serpRoutes(services: ModelServices, limiter: RateLimiter): App {
  const { meter, config } = services
  const nameOf = siteNames()
  const limited = <Route extends typeof writeSerp | typeof getSerp>(route: Route) =>
    guard(route, async (context) => {
      const { key } = context.get('caller') as Caller
      await limitKey(limiter, context, 'search', key)
      return {}
    })

  function localeOf(query: string, hl: string | undefined): LocaleCode {
    const locale = hl === undefined ? questionLocale(query) : matchLocale(hl)
    if (locale !== undefined) return locale
    if (hl === undefined) return defaultLocale
    const codes = localeTable.map(({ code }) => code).join(', ')
    throw new ApiFailure(422, `hl: the model writes these languages: ${codes}.`)
  }

  async function handle(context: Context, query: string, options: SerpOptions) {
    const caller = context.get('caller') as Caller
    const requestId = context.get('requestId') as string
    const charge = (tokens: number, isDone = false) =>
      meter.charge(caller, { product: 'search', model: serpModel, tokens, requestId, isDone })
    const { upstream } = config
    if (upstream !== undefined) {
      const { pathname, search } = new URL(context.req.url)
      return forwardRequest(meter, upstream, context, {
        address: pathname + search,
        keyed: { caller, product: 'search', model: serpModel, least: 1, most: heldTokens },
        brokenOff,
      })
    }
    const locale = localeOf(query, options.hl)
    meter.ensure(caller, 1)
    const draft = draftPage(nameOf, { ...options, query, locale })
    const head = { model: serpModel, query, type: options.type, page: options.page }
    const work: Work = { caller, draft, head, charge }
    return options.stream ? streamed(context, work) : whole(context, work)
  }

  const app = createApp()
  app.openapi(withKey(services, 'search', limited(writeSerp)), (context) =>
    handle(context, context.req.valid('param').query, context.req.valid('json')),
  )
  app.openapi(withKey(services, 'search', limited(getSerp)), (context) =>
    handle(context, context.req.valid('param').query, { ...context.req.valid('query'), stream: false }),
  )
  return app
}
