import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { embed } from '../engines/embedding.ts'
import { encodeEmbedding } from '../engines/encode-embedding.ts'
import { countTokensUpTo, statedTokens } from '../engines/tokenizer.ts'
import { truncateToTokens } from '../engines/truncate-to-tokens.ts'
import { embeddingModels, type EmbeddingModel } from './embedding-models.ts'
import type { EmbeddingsOrder } from './embeddings-request.ts'
import { wordsOfImage } from './image-input.ts'

/** Weight of the whole text in the vector of a late-chunked part. */
const contextShare = 0.3

const imageModels = Object.entries(embeddingModels)
  .filter(([, { imageTokens }]) => imageTokens !== undefined)
  .map(([name]) => name)

/** Truncates a text to the longest input of the model; throws 422 unless the request allows that. */
function fit(
  text: string,
  model: EmbeddingModel,
  request: EmbeddingsOrder,
): { text: string; tokens: number } {
  const tokens = countTokensUpTo(text, model.maxTokens)
  if (tokens <= model.maxTokens) return { text, tokens }
  if (!request.truncate) {
    const msg = `An input has ${statedTokens(tokens, model.maxTokens)} tokens; ${request.model} accepts at most ${model.maxTokens}. Shorten it or set truncate to true.`
    throw new ApiFailure(422, [{ loc: ['body', 'input'], msg, type: 'value_error' }])
  }
  return truncateToTokens(text, model.maxTokens)
}

/** Returns the words and the price of an image; throws 422 if the model takes texts only. */
function imageOf(
  image: Parameters<typeof wordsOfImage>[0],
  { imageTokens }: EmbeddingModel,
  { model }: EmbeddingsOrder,
): { text: string; tokens: number } {
  if (imageTokens === undefined) {
    const msg = `${model} takes texts only. Images need ${imageModels.join(', ')}.`
    throw new ApiFailure(422, [{ loc: ['body', 'input'], msg, type: 'value_error' }])
  }
  return { text: wordsOfImage(image), tokens: imageTokens }
}

/** Returns the vector of a part blended with its context: an approximation of late chunking. Normalized. */
function blend(text: string, whole: Float32Array): Float32Array {
  const part = embed(text, whole.length)
  const mixed = part.map((value, index) => value + contextShare * (whole[index] ?? 0))
  const length = Math.hypot(...mixed) || 1
  return mixed.map((value) => value / length)
}

/** Returns the response with the vectors of the inputs, in their order, in the encodings that were asked for. */
export const embeddingsAnswer = (
  { model, embedding_type: type = 'float' }: EmbeddingsOrder,
  vectors: readonly Float32Array[],
  tokens: number,
) => ({
  model,
  object: 'list' as const,
  usage: { total_tokens: tokens, prompt_tokens: tokens },
  data: vectors.map((vector, index) => {
    const embedding = Array.isArray(type)
      ? Object.fromEntries(type.map((name) => [name, encodeEmbedding(vector, name)]))
      : encodeEmbedding(vector, type)
    return { object: 'embedding' as const, index, embedding }
  }),
})

/** Embeds every input of a request. Throws 400 for an unknown model and 422 for what the model does not take. */
export function computeEmbeddings(request: EmbeddingsOrder) {
  const model = Object.hasOwn(embeddingModels, request.model) ? embeddingModels[request.model] : undefined
  if (model === undefined)
    throw new ApiFailure(
      400,
      `The model ${request.model} does not exist. GET /v1/models lists the models that do.`,
    )
  const { task } = request
  if (task !== undefined && !model.tasks.includes(task)) {
    const known = model.tasks.length === 0 ? 'no task' : model.tasks.join(', ')
    const msg = `${request.model} doesn't have the task ${task}. Available: ${known}.`
    throw new ApiFailure(422, [{ loc: ['body', 'task'], msg, type: 'value_error' }])
  }
  const dimensions = request.dimensions ?? model.dimensions
  if (dimensions > model.dimensions) {
    const msg = `${request.model} has at most ${model.dimensions} dimensions.`
    throw new ApiFailure(422, [{ loc: ['body', 'dimensions'], msg, type: 'less_than_equal' }])
  }
  const inputs = (Array.isArray(request.input) ? request.input : [request.input]).map((entry) => {
    if (typeof entry === 'object' && !('text' in entry)) return imageOf(entry, model, request)
    const text = typeof entry === 'string' ? entry : entry.text
    return fit(text, model, request)
  })
  const tokens = inputs.reduce((sum, input) => sum + input.tokens, 0)
  if (request.late_chunking && tokens > model.maxTokens) {
    const msg = `Late chunking reads all inputs as one text: it has ${tokens} tokens, and ${request.model} accepts at most ${model.maxTokens}.`
    throw new ApiFailure(422, [{ loc: ['body', 'input'], msg, type: 'value_error' }])
  }
  const whole = request.late_chunking
    ? embed(inputs.map(({ text }) => text).join(' '), dimensions)
    : undefined
  const answer = () =>
    embeddingsAnswer(
      request,
      inputs.map(({ text }) =>
        whole === undefined ? embed(text, dimensions, request.normalized) : blend(text, whole),
      ),
      tokens,
    )
  return { tokens, answer }
}
