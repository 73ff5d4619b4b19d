import { buildCorpus } from '@search-foundation/content/corpus'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { createSearch, type CorpusSearch } from '../../engines/search.ts'
import { ApiFailure } from '../../http/api-failure.ts'
import type { App } from '../../http/base-app.ts'
import type { Services } from '../../services.ts'
import { limits } from '../limits.ts'
import type { RateLimiter } from '../rate-limit.ts'
import { chatChunks, chatCompletion } from './chat-answer.ts'
import { chatRequest, questionOf, unsupported } from './chat-request.ts'
import { runDeepSearch } from './run-deep-search.ts'

/** Public ids of deep search. */
export const deepSearchModels = ['jina-deepsearch-v1', 'jina-deepsearch-v2'] as const

/** `POST /v1/chat/completions`: deep search over the site's own documents. Its failures have the shape `{error}`. */
export function deepSearchRoutes({ meter, config, now }: Services, limiter: RateLimiter): App {
  let search: CorpusSearch | undefined
  const app: App = new Hono()
  app.post('/', async (context) => {
    const caller = await meter.authenticate(context)
    const limit = caller.key.speed_level >= 2 ? limits.deepSearch.premium : limits.deepSearch.standard
    limiter(context, `deepsearch:${caller.key.id}`, limit)
    meter.ensure(caller, 1)
    const parsed = chatRequest.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success)
      return context.json({ error: 'Invalid request body', details: parsed.error.issues }, 400)
    const request = parsed.data
    const question = questionOf(request)
    if (question === undefined)
      return context.json({ error: 'The last message must be a text from the user.' }, 400)
    if (!deepSearchModels.some((id) => id === request.model))
      return context.json({ error: `The model ${request.model} does not exist.` }, 400)
    const refusal = unsupported(request)
    if (refusal !== undefined) return context.json({ error: refusal }, 400)
    search ??= createSearch(buildCorpus())
    const at = now()
    const site = config.appOrigins[0] ?? ''
    const result = runDeepSearch(question, request, { search, site, now: at })
    await meter.charge(caller, {
      product: 'deepsearch',
      model: request.model,
      tokens: result.usage.total_tokens,
      requestId: context.get('requestId'),
    })
    context.header('x-engine', 'local')
    const head = {
      id: String(at.getTime()),
      created: Math.floor(at.getTime() / 1000),
      model: request.model,
    }
    if (!request.stream) return context.json(chatCompletion(head, result))
    return streamSSE(context, async (stream) => {
      for (const chunk of chatChunks(head, result)) await stream.writeSSE({ data: JSON.stringify(chunk) })
    })
  })
  app.onError((error, context) => {
    if (!(error instanceof ApiFailure)) throw error
    return context.json({ error: error.message }, error.status as 400, { ...error.headers })
  })
  return app
}
