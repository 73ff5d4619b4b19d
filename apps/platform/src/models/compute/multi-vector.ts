import { z } from 'zod'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { embed } from '../engines/embedding.ts'
import { embeddingTypes, encodeEmbedding } from '../engines/encode-embedding.ts'
import { termsOf } from '../engines/terms.ts'
import { countTokensUpTo, statedTokens } from '../engines/tokenizer.ts'
import { maxInputs } from './embeddings-request.ts'
import type { Work } from './work.ts'

/** Late-interaction models and the sizes their vectors come in (public API facts). */
const models: Readonly<Record<string, readonly number[]>> = {
  'jina-colbert-v2': [64, 96, 128],
  'jina-colbert-v1-en': [128],
}
const defaultDimensions = 128
const maxTokens = 8192
/** Most numbers in a response, which bounds its memory: about 80 MB of JSON. */
const maxNumbers = 4_000_000

const item = z.union([
  z.string(),
  z.strictObject({
    id: z.string().optional().describe('Your own ID for this item.'),
    text: z.string().describe('The text.'),
  }),
])
export const multiVectorRequest = z.strictObject({
  model: z.string().describe('A late-interaction model, such as `jina-colbert-v2`.'),
  input: z.union([item, z.array(item).min(1).max(maxInputs)]).describe('One text, or up to 2,048 texts.'),
  input_type: z
    .enum(['query', 'document'])
    .default('document')
    .describe('Whether the inputs are queries or documents; `document` by default.'),
  embedding_type: z
    .enum(embeddingTypes)
    .default('float')
    .describe('Encoding of the vectors; `float` by default.'),
  dimensions: z.number().int().optional().describe('Number of dimensions of each vector; 128 by default.'),
})

export const multiVectorResponse = z.object({
  model: z.string().describe('ID of the model that computed the vectors.'),
  object: z.literal('list').describe('Always `list`.'),
  usage: z
    .object({ total_tokens: z.number().int().describe('Tokens charged to the key.') })
    .describe('What the call cost.'),
  data: z
    .array(
      z.object({
        object: z.literal('embeddings').describe('Always `embeddings`.'),
        index: z.number().int().describe('Position of the input, from 0.'),
        embeddings: z
          .array(z.union([z.array(z.number()), z.string()]))
          .describe('One vector per term of the input.'),
      }),
    )
    .describe('One item per input, in the order of the inputs.'),
})

const invalid = (field: string, msg: string) =>
  new ApiFailure(422, [{ loc: ['body', field], msg, type: 'value_error' }])

/**
 * Computes a vector for each term of a text, for late interaction. The local engine treats queries and documents alike. Throws 400 for
 * an unknown model, 422 for a size or a text that the model does not support.
 */
export function computeMultiVectors(
  request: z.infer<typeof multiVectorRequest>,
): Work<z.infer<typeof multiVectorResponse>> {
  const { model, input, embedding_type: type, dimensions = defaultDimensions } = request
  const sizes = Object.hasOwn(models, model) ? models[model] : undefined
  if (sizes === undefined)
    throw new ApiFailure(400, `The model ${model} does not exist or returns one vector per text.`)
  if (!sizes.includes(dimensions)) throw invalid('dimensions', `${model} has ${sizes.join(', ')} dimensions.`)
  const texts = (Array.isArray(input) ? input : [input]).map((entry) =>
    typeof entry === 'string' ? entry : entry.text,
  )
  const counts = texts.map((text) => countTokensUpTo(text, maxTokens))
  const longest = Math.max(...counts)
  if (longest > maxTokens)
    throw invalid(
      'input',
      `An input has ${statedTokens(longest, maxTokens)} tokens; ${model} accepts at most ${maxTokens}.`,
    )
  const tokens = counts.reduce((sum, count) => sum + count, 0)
  const terms = texts.map(termsOf)
  const vectors = terms.reduce((sum, { length }) => sum + length, 0)
  if (vectors * dimensions > maxNumbers)
    throw invalid(
      'input',
      `The inputs give ${vectors} vectors; one request can give at most ${maxNumbers / dimensions}.`,
    )
  return {
    tokens,
    answer: () => ({
      model,
      object: 'list',
      usage: { total_tokens: tokens },
      data: terms.map((ofText, index) => ({
        object: 'embeddings',
        index,
        embeddings: ofText.map((term) => encodeEmbedding(embed(term, dimensions), type)),
      })),
    }),
  }
}
