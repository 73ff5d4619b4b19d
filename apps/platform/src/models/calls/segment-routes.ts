import type { z } from 'zod'

import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { guard } from '../../kernel/http/guard.ts'
import { rawResponse } from '../../kernel/http/raw-response.ts'
import type { Demand } from '../compute/compute.ts'
import { countTokensQuery, segmentRequest } from '../compute/segment.ts'
import { limitKey } from '../limits/limit-usage.ts'
import { limits } from '../limits/limits.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { workerSecondsOf } from '../limits/worker-seconds.ts'
import { requestUpstream } from '../upstream/request-upstream.ts'
import { callUpstream, wholeResponse } from '../upstream/upstream.ts'
import type { ModelServices } from './model-services.ts'
import { engine } from './response-headers.ts'
import { segmentResponse } from './schemas.ts'

const segment = defineRoute({
  id: 'segment',
  method: 'post',
  path: '/v1/segment',
  summary: 'Count the tokens in a text and split it into chunks; free',
  description:
    'With `return_tokens` the response has the tokens, with `return_chunks` the chunks and their positions.',
  auth: 'optional-key',
  body: segmentRequest,
  response: segmentResponse,
  responseHeaders: engine,
  failures: [429, 502, 504],
})

const countTokens = defineRoute({
  id: 'countTokens',
  method: 'get',
  path: '/v1/segment',
  summary: 'Count the tokens in a text; free',
  description: 'The text is a query parameter. Send long texts to `segment`.',
  auth: 'optional-key',
  query: countTokensQuery,
  response: segmentResponse,
  responseHeaders: engine,
  failures: [429, 502, 504],
})

export const segmentCalls = [segment, countTokens] as const

/** Segmentation is never charged; a key only raises the rate limit. */
export function segmentRoutes({ meter, config, compute }: ModelServices, limiter: RateLimiter): App {
  const limited = <Route extends typeof segment | typeof countTokens>(route: Route) =>
    guard(route, async (context) => {
      if (context.req.header('authorization') === undefined) {
        const client = clientAddress(context)
        await limiter(context, `segment:${client}`, limits.segment.anonymous)
        return { worker: { caller: client, secondsPerMinute: workerSecondsOf(undefined) } }
      }
      const { key } = await meter.authenticate(context, 'segment')
      await limitKey(limiter, context, 'segment', key)
      return { worker: { caller: key.id, secondsPerMinute: workerSecondsOf(key) } }
    })

  const segmentText = (request: z.infer<typeof segmentRequest>, worker: Pick<Demand, 'caller'>) =>
    compute.run('segment', request, { ...worker, length: request.content.length })

  const app = createApp()
  app.openapi(limited(countTokens), async (context) => {
    const query = context.req.valid('query')
    if (config.upstream !== undefined) {
      const path = `${context.req.path}?${new URLSearchParams(query).toString()}`
      const response = await requestUpstream(config.upstream, context.req.raw.signal, {
        path,
        method: 'GET',
        headers: {},
      })
      return rawResponse((await wholeResponse(config.upstream, response)).response)
    }
    return context.json(await segmentText(segmentRequest.parse(query), context.get('worker')), 200, {
      'x-engine': 'local',
    })
  })
  app.openapi(limited(segment), async (context) => {
    const request = context.req.valid('json')
    if (config.upstream !== undefined)
      return rawResponse((await callUpstream(config.upstream, context, request)).response)
    return context.json(await segmentText(request, context.get('worker')), 200, { 'x-engine': 'local' })
  })
  return app
}
