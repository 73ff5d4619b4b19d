import type { Context } from 'hono'
import { z } from 'zod'

import { clientAddress } from '../kernel/http/client-address.ts'
import { createApp, type App } from '../kernel/http/create-app.ts'
import { parse, parseJson } from '../kernel/http/parse.ts'
import { segment } from './engines/segmenter.ts'
import { tokenize, tokenizerNames } from './engines/tokenizer.ts'
import { limits } from './limits.ts'
import type { ModelServices } from './model-services.ts'
import type { RateLimiter } from './rate-limit.ts'
import { requestUpstream } from './upstream/request-upstream.ts'
import { callUpstream, wholeResponse } from './upstream/upstream.ts'

/** Often quoted as the public limit; it also bounds the work of one call. */
const maxCharacters = 64_000

const contentField = z.string().min(1).max(maxCharacters)

export const countTokensQuery = z.object({ content: contentField })

export const segmentRequest = z
  .strictObject({
    content: contentField,
    tokenizer: z.enum(tokenizerNames).default('cl100k_base'),
    return_tokens: z.boolean().default(false),
    return_chunks: z.boolean().default(false),
    max_chunk_length: z.number().int().min(2).max(maxCharacters).default(1000),
    head: z.number().int().min(1).optional(),
    tail: z.number().int().min(1).optional(),
  })
  .refine(({ head, tail }) => head === undefined || tail === undefined, 'Give head or tail, not both.')

/** Tokens and chunks of a text. `head` and `tail` keep the first or last tokens of each list. */
export async function segmentText(request: z.infer<typeof segmentRequest>) {
  const content = request.content.toWellFormed()
  const whole = await tokenize(content, request.tokenizer)
  const positions = request.return_chunks ? segment(content, request.max_chunk_length) : []
  const chunks = positions.map(([start, end]) => content.slice(start, end))
  const { head, tail } = request
  const pick = <T>(list: T[]): T[] => {
    if (head !== undefined) return list.slice(0, head)
    return tail === undefined ? list : list.slice(-tail)
  }
  const grouped = request.return_chunks
    ? await Promise.all(chunks.map((chunk) => tokenize(chunk, request.tokenizer)))
    : [whole]
  return {
    num_tokens: whole.reduce((sum, [, ids]) => sum + ids.length, 0),
    tokenizer: request.tokenizer,
    usage: { tokens: 0 },
    ...(request.return_chunks ? { num_chunks: chunks.length, chunk_positions: positions, chunks } : {}),
    ...(request.return_tokens ? { tokens: grouped.map(pick) } : {}),
  }
}

/** `POST /v1/segment`, and `GET` for the count of tokens alone: never charged; a key only raises the rate limit. */
export function segmentRoutes({ meter, config }: ModelServices, limiter: RateLimiter): App {
  async function limit(context: Context): Promise<void> {
    if (context.req.header('authorization') === undefined) {
      limiter(context, `segment:${clientAddress(context)}`, limits.segment.anonymous)
    } else {
      const { key } = await meter.authenticate(context, 'segment')
      const { premium, standard } = limits.segment
      limiter(context, `segment:${key.id}`, key.speed_level >= 2 ? premium : standard)
    }
  }

  const app = createApp()
  app.get('/', async (context) => {
    await limit(context)
    const query = parse(countTokensQuery, context.req.query(), 'query')
    if (config.upstream !== undefined) {
      const path = `${context.req.path}?${new URLSearchParams(query).toString()}`
      const answer = await requestUpstream(config.upstream, context, { path, method: 'GET', headers: {} })
      return (await wholeResponse(config.upstream, answer)).response
    }
    return context.json(await segmentText(segmentRequest.parse(query)), 200, { 'x-engine': 'local' })
  })
  app.post('/', async (context) => {
    await limit(context)
    const request = await parseJson(context, segmentRequest)
    if (config.upstream !== undefined) return (await callUpstream(config.upstream, context, request)).response
    return context.json(await segmentText(request), 200, { 'x-engine': 'local' })
  })
  return app
}
