import type { Context } from 'hono'
import { z } from 'zod'
import { embed } from '../engines/embedding.ts'
import { embeddingTypes, encodeEmbedding } from '../engines/encode-embedding.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { parseJson } from '../http/parse.ts'
import type { Services } from '../services.ts'
import { embeddingModels, type EmbeddingModel } from './embedding-models.ts'
import type { Limit, RateLimiter } from './rate-limit.ts'
import { callUpstream } from './upstream.ts'

/** Rate limits a minute, by tier (public API facts, November 2025). */
const limits = {
  standard: { requests: 500, tokens: 1_000_000 },
  premium: { requests: 2000, tokens: 5_000_000 },
} satisfies Record<string, Limit>

/** Most inputs in one call; the public API states no number, so this only keeps one call from filling the memory. */
const MAX_INPUTS = 2048

const item = z.union([z.string(), z.strictObject({ id: z.string().optional(), text: z.string() })])
export const embeddingsRequest = z.strictObject({
  model: z.string(),
  input: z.union([item, z.array(item).min(1).max(MAX_INPUTS)]),
  embedding_type: z.union([z.enum(embeddingTypes), z.array(z.enum(embeddingTypes)).min(1)]).default('float'),
  task: z
    .enum([
      'retrieval.query',
      'retrieval.passage',
      'text-matching',
      'classification',
      'separation',
      'code.query',
      'code.passage',
    ])
    .optional(),
  dimensions: z.number().int().min(1).optional(),
  normalized: z.boolean().default(true),
  late_chunking: z.boolean().default(false),
  truncate: z.boolean().default(false),
})
export type EmbeddingsRequest = z.infer<typeof embeddingsRequest>

/** The texts of a request, in order. */
function textsOf(input: EmbeddingsRequest['input']): string[] {
  return (Array.isArray(input) ? input : [input]).map((entry) =>
    typeof entry === 'string' ? entry : entry.text,
  )
}

/** Keeps a text within a number of tokens by halving the cut, or throws 422 when cutting was not allowed. */
function fit(
  text: string,
  tokens: number,
  model: EmbeddingModel,
  request: EmbeddingsRequest,
): { text: string; tokens: number } {
  if (tokens <= model.maxTokens) return { text, tokens }
  if (!request.truncate) {
    const msg = `An input has ${tokens} tokens; ${request.model} takes ${model.maxTokens}. Shorten it or set truncate to true.`
    throw new ApiFailure(422, [{ loc: ['body', 'input'], msg, type: 'value_error' }])
  }
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (countTokens(text.slice(0, middle)) <= model.maxTokens) low = middle
    else high = middle - 1
  }
  return { text: text.slice(0, low), tokens: countTokens(text.slice(0, low)) }
}

/** Embeds every input of a request. Throws 400 for an unknown model and 422 for what the model does not take. */
export function computeEmbeddings(request: EmbeddingsRequest) {
  const model = embeddingModels[request.model]
  if (model === undefined)
    throw new ApiFailure(
      400,
      `The model ${request.model} does not exist. GET /v1/models lists those that do.`,
    )
  const dimensions = request.dimensions ?? model.dimensions
  if (dimensions > model.dimensions) {
    const msg = `${request.model} gives at most ${model.dimensions} dimensions.`
    throw new ApiFailure(422, [{ loc: ['body', 'dimensions'], msg, type: 'less_than_equal' }])
  }
  const inputs = textsOf(request.input).map((text) => fit(text, countTokens(text), model, request))
  const tokens = inputs.reduce((sum, input) => sum + input.tokens, 0)
  const answer = () => ({
    model: request.model,
    object: 'list' as const,
    usage: { total_tokens: tokens, prompt_tokens: tokens },
    data: inputs.map(({ text }, index) => {
      const vector = embed(text, dimensions, request.normalized)
      const { embedding_type: type } = request
      const embedding = Array.isArray(type)
        ? Object.fromEntries(type.map((name) => [name, encodeEmbedding(vector, name)]))
        : encodeEmbedding(vector, type)
      return { object: 'embedding' as const, index, embedding }
    }),
  })
  return { tokens, answer }
}

/** `POST /v1/embeddings`: bearer key, counted by a real tokenizer; 402 when the balance is short. A failed call costs nothing. */
export function embeddingsRoute(services: Services, limiter: RateLimiter) {
  return async (context: Context): Promise<Response> => {
    const { meter, config } = services
    const caller = await meter.authenticate(context)
    const request = await parseJson(context, embeddingsRequest)
    const { tokens, answer } = computeEmbeddings(request)
    limiter(
      context,
      `embeddings:${caller.key.id}`,
      caller.key.speed_level >= 2 ? limits.premium : limits.standard,
      tokens,
    )
    meter.ensure(caller, tokens)
    const use = {
      product: 'embedding',
      model: request.model,
      tokens,
      requestId: context.get('requestId') as string,
    }
    if (config.upstream !== undefined) {
      const upstream = await callUpstream(config.upstream, context, request)
      if (upstream.ok) await meter.charge(caller, use)
      return upstream
    }
    const body = answer()
    await meter.charge(caller, use)
    return context.json(body, 200, { 'x-engine': 'local' })
  }
}
