import type { Caller } from '../../access/callers.ts'
import type { ChargeHeld } from '../../access/meter.ts'
import { withKey } from '../../access/with-key.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { allowBody } from '../../kernel/http/body/read-bytes.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { guard } from '../../kernel/http/guard.ts'
import { issuesOf } from '../../kernel/http/parse.ts'
import { deepSearchModels } from '../calls/deep-search-models.ts'
import type { ModelServices } from '../calls/model-services.ts'
import { engine } from '../calls/response-headers.ts'
import { corpusSearch } from '../corpus/corpus-search.ts'
import { limitKey } from '../limits/limit-usage.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { forwardRequest } from '../upstream/forward-request.ts'
import { answerWriter } from './answer-writer.ts'
import { chatRequest, longestQuestion, questionOf, type ChatRequest } from './chat-request.ts'
import { refusal } from './refusal.ts'
import { respondWithAnswer, type Work } from './respond-with-answer.ts'
import { runDeepSearch, type DeepSearchRun } from './run-deep-search.ts'
import { chatResponse } from './schemas.ts'

const createChatCompletion = defineRoute({
  id: 'createChatCompletion',
  method: 'post',
  path: '/v1/chat/completions',
  summary: 'Search, read, and answer with quotes; as a stream with `stream: true`',
  description: 'The last message is the question. OpenAI clients work with it: change only their base URL.',
  auth: 'key',
  body: chatRequest,
  response: chatResponse,
  responseTypes: ['text/event-stream'],
  responseHeaders: engine,
  failures: [400, 402, 422, 429, 502, 504],
})

/** Tokens that are held for a call without a budget while an upstream service works on it: what a long search costs. */
const heldTokens = 200_000

/** Largest body when the search is ours, in bytes: a long conversation whose last message is the question. */
const largestBody = 1024 * 1024

/** Name of the product in charges. */
const product = 'deepsearch'

export const deepSearchCalls = [createChatCompletion] as const

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
  const { chat } = services.servers
  const forwardedTo = chat === undefined ? config.upstream : undefined
  const limited = guard(createChatCompletion, async (context) => {
    const { key } = context.get('caller') as Caller
    if (forwardedTo === undefined) allowBody(context, largestBody, key.id)
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
      const most = request.budget_tokens ?? heldTokens
      const charged = { product, model }
      if (forwardedTo !== undefined)
        return forwardRequest(meter, forwardedTo, context, {
          address: '/v1/chat/completions',
          keyed: { caller, ...charged, least: 1, most },
          brokenOff,
        })
      checkRequest(request)
      const search = await corpusSearch()
      const at = now()
      const question = questionOf(request) ?? ''
      const place = { search, site: config.appOrigins[0] ?? '', now: at }
      const head = { id: String(at.getTime()), created: Math.floor(at.getTime() / 1000), model }
      const respond = (run: DeepSearchRun, write: Work['write'], charge: ChargeHeld) => {
        const work: Work = {
          run,
          head,
          write,
          call: caller.call,
          charge: (isDone) => charge(run.usage().total_tokens, isDone),
        }
        context.header('x-engine', chat === undefined ? 'local' : 'upstream')
        return respondWithAnswer(context, work, stream)
      }
      if (chat === undefined)
        return respond(runDeepSearch(question, request, place), undefined, (tokens) =>
          meter.charge(caller, { ...charged, tokens, requestId }),
        )
      return meter.holding(caller, { ...charged, requestId, least: 1, most }, async (charge) => {
        const writer: ReturnType<typeof answerWriter> = answerWriter(chat, question, (quote) =>
          run.quoteAddress(quote),
        )
        const run = runDeepSearch(question, request, { ...place, writing: writer.usage })
        return respond(run, writer.write, charge)
      })
    },
    (result) => {
      // The public API has this status here, as OpenAI's has.
      if (!result.success) throw new ApiFailure(400, issuesOf(result.error, 'body'))
    },
  )
  return app
}
