import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'

import type { Caller } from '../../access/meter.ts'
import { withKey } from '../../access/with-key.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { guard } from '../../kernel/http/guard.ts'
import { issuesOf } from '../../kernel/http/parse.ts'
import type { KeyedCall } from '../../kernel/http/request-variables.ts'
import { deepSearchModels } from '../calls/deep-search-models.ts'
import type { ModelServices } from '../calls/model-services.ts'
import { respondWithEvents } from '../calls/respond-with-events.ts'
import { engine } from '../calls/response-headers.ts'
import { corpusSearch } from '../corpus/corpus-search.ts'
import { limitKey } from '../limits/limit-usage.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { forwardRequest } from '../upstream/forward-request.ts'
import { chatChunks, chatCompletion } from './chat-completion.ts'
import { chatRequest, longestQuestion, questionOf, type ChatRequest } from './chat-request.ts'
import { refusal } from './refusal.ts'
import { runDeepSearch, type DeepSearchResult, type DeepSearchRun, type Thinking } from './run-deep-search.ts'
import { chatResponse } from './schemas.ts'

const createChatCompletion = defineRoute({
  id: 'createChatCompletion',
  method: 'post',
  path: '/v1/chat/completions',
  summary: 'Search, read and respond with quotes; as a stream with `stream: true`',
  auth: 'key',
  body: chatRequest,
  response: chatResponse,
  responseTypes: ['text/event-stream'],
  responseHeaders: engine,
  failures: [400, 402, 422, 429, 502, 504],
})

/** Tokens that are held for a call without a budget while an upstream service works on it: what a long search costs. */
const heldTokens = 200_000

/** Name of the product in charges. */
const product = 'deepsearch'

export const deepSearchCalls = [createChatCompletion] as const

/** One call: its search, and how the work is charged. */
interface Work {
  run: DeepSearchRun
  head: { id: string; created: number; model: string }
  /** Charges the tokens of the work so far. Throws `ApiFailure` 402. */
  charge: () => Promise<unknown>
  /** Gets the end of the stream. */
  call: KeyedCall
}

/** Runs the steps and yields to other calls in between; undefined if the client disconnected. */
async function think(
  { steps }: DeepSearchRun,
  isGone: () => boolean,
  onStep: (step: Thinking) => Promise<unknown> | undefined,
): Promise<DeepSearchResult | undefined> {
  for (;;) {
    if (isGone()) return undefined
    const next = steps.next()
    if (next.done) return next.value
    await onStep(next.value)
    await setImmediate()
  }
}

/** Streams each step. When the client disconnects, the search ends at once, and the work so far is charged. */
function streamed(context: Context, { run, head, charge, call }: Work): Response {
  const chunks = chatChunks(head)
  return respondWithEvents(context, call, {
    name: 'deep search',
    async write(send, isGone) {
      await send(chunks.begin())
      const result = await think(run, isGone, (step) => send(...chunks.step(step)))
      await charge()
      if (result !== undefined) await send(...chunks.answer(result, run.usage()))
    },
    failure: (message) => chunks.failure(message, run.usage()),
  })
}

/** Responds with the whole answer at once; it equals the joined parts of the stream. */
async function whole(context: Context, { run, head, charge }: Work): Promise<Response> {
  const { signal } = context.req.raw
  const result = await think(
    run,
    () => signal.aborted,
    () => undefined,
  )
  await charge()
  if (result === undefined) return context.body(null, 499 as 400)
  return context.json(chatCompletion(head, result, run.usage()))
}

const invalid = (field: string, msg: string) =>
  new ApiFailure(422, [{ loc: ['body', field], msg, type: 'value_error' }])

/** Throws 400 or 422 for a request that cannot be carried out. */
function checkRequest(request: ChatRequest): void {
  const question = questionOf(request)
  const refused = refusal(request)
  if (question === undefined && refused === undefined)
    throw new ApiFailure(400, 'The last message must be a text from the user.')
  if (question !== undefined && question.length > longestQuestion)
    throw invalid('messages', `The question has more than ${longestQuestion} characters.`)
  if (!deepSearchModels.some((id) => id === request.model))
    throw new ApiFailure(400, `The model ${request.model} does not exist.`)
  if (refused !== undefined) throw invalid(refused.field, refused.why)
}

/** The last event of a broken stream of the inference service. */
const brokenOff = (message: string) => {
  const choice = { index: 0, delta: { content: message, type: 'error' }, finish_reason: 'error' }
  return `\n\ndata: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [choice] })}\n\n`
}

/** Deep search over the site's own documents. */
export function deepSearchRoutes(services: ModelServices, limiter: RateLimiter): App {
  const { meter, config, now } = services
  const limited = guard(createChatCompletion, async (context) => {
    const { key } = context.get('caller') as Caller
    await limitKey(limiter, context, 'deep_search', key)
    return {}
  })

  const app = createApp()
  app.openapi(
    withKey(services, 'deep_search', limited),
    async (context) => {
      const caller = context.get('caller')
      const request = context.req.valid('json')
      const { model, stream } = request
      const requestId = context.get('requestId')
      meter.ensure(caller, 1)
      if (config.upstream !== undefined)
        return forwardRequest(meter, config.upstream, context, {
          address: '/v1/chat/completions',
          keyed: { caller, product, model, least: 1, most: request.budget_tokens ?? heldTokens },
          brokenOff,
        })
      checkRequest(request)
      const search = await corpusSearch()
      const at = now()
      const site = config.appOrigins[0] ?? ''
      const run = runDeepSearch(questionOf(request) ?? '', request, { search, site, now: at })
      const work: Work = {
        run,
        call: caller.call,
        head: { id: String(at.getTime()), created: Math.floor(at.getTime() / 1000), model },
        charge: () => meter.charge(caller, { product, model, tokens: run.usage().total_tokens, requestId }),
      }
      context.header('x-engine', 'local')
      return stream ? streamed(context, work) : whole(context, work)
    },
    (result) => {
      // The public API has this status here, as OpenAI's has.
      if (!result.success) throw new ApiFailure(400, issuesOf(result.error, 'body'))
    },
  )
  return app
}
