import { z } from 'zod'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { allEmbeddingTypes, embeddingTypes, type EmbeddingType } from '../engines/encode-embedding.ts'
import { decodeTokens } from '../engines/tokenizer.ts'
import { codeTasks, embeddingModels } from './embedding-models.ts'
import { imageInput } from './image-input.ts'

/** Most inputs per call. The public API states no number; this bounds the memory of one call. */
export const maxInputs = 2048

/** A text as the ids of its tokens. */
const tokenIds = z.array(z.number().int()).min(1)

const item = z.union(
  [
    z.string(),
    z.strictObject({
      id: z.string().optional().describe('Your own ID for this item.'),
      text: z.string().describe('The text.'),
    }),
    ...imageInput.options,
  ],
  { error: 'Give a text, an object with the field text, or an image in the field image, url, or bytes.' },
)

const embeddingType = z.enum(embeddingTypes)

/** Fields under the names of other companies' clients. `embeddingsOrder` maps them to our own. */
const foreignFields = {
  encoding_format: embeddingType.nullish().describe("OpenAI's name for `embedding_type`."),
  encoding_type: embeddingType.nullish().describe('Earlier name of `embedding_type`.'),
  input_type: z
    .enum(['query', 'document'])
    .nullish()
    .describe("Voyage's names for the tasks `retrieval.query` and `retrieval.passage`."),
  output_dimension: z.number().int().min(1).nullish().describe("Voyage's name for `dimensions`."),
  output_dtype: z
    .enum(allEmbeddingTypes.filter((name) => name !== 'base64'))
    .nullish()
    .describe("Voyage's name for `embedding_type`; also takes `int8` and `uint8`."),
  truncation: z.boolean().nullish().describe("Voyage's name for `truncate`."),
  user: z.string().nullish().describe("ID of your end user, as in OpenAI's API. Ignored."),
}

export const embeddingsRequest = z.strictObject({
  model: z.string().describe('ID of the model.'),
  input: z
    .union([item, z.array(item).min(1).max(maxInputs), tokenIds, z.array(tokenIds).min(1).max(maxInputs)], {
      error: `Give one text or image, or 1 to ${maxInputs} of them.`,
    })
    .describe('Texts, images, or token IDs of cl100k_base, as some OpenAI clients send them.'),
  embedding_type: z
    .union([embeddingType, z.array(embeddingType).min(1)])
    .optional()
    .describe('Encoding of the vectors, or several; `float` by default.'),
  task: z
    .enum([
      'retrieval.query',
      'retrieval.passage',
      'text-matching',
      'classification',
      'separation',
      'code.query',
      'code.passage',
      ...codeTasks,
    ])
    .optional()
    .describe('What the vectors are for. The available tasks depend on the model.'),
  dimensions: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe("Number of dimensions; the model's maximum by default."),
  normalized: z
    .boolean()
    .default(true)
    .describe('Whether vectors are scaled to unit length; true by default.'),
  late_chunking: z
    .boolean()
    .default(false)
    .describe(
      'Embed all inputs as one text and split it afterwards, so that each vector reflects its context.',
    ),
  truncate: z
    .boolean()
    .default(false)
    .describe('Truncate inputs that are too long instead of rejecting them.'),
  ...foreignFields,
})

type Item = z.infer<typeof item>

/** A request in our own fields only. */
export interface EmbeddingsOrder extends Omit<
  z.infer<typeof embeddingsRequest>,
  keyof typeof foreignFields | 'input' | 'embedding_type'
> {
  input: Item | Item[]
  embedding_type?: EmbeddingType | EmbeddingType[] | undefined
}

type Task = NonNullable<EmbeddingsOrder['task']>
const tasksOfInput: Readonly<Record<'query' | 'document', Task>> = {
  query: 'retrieval.query',
  document: 'retrieval.passage',
}

/** Returns the task for a kind of input that another client names; undefined for a model that does not know it. */
export function taskOf(model: string, task: Task | undefined): Task | undefined {
  const known = Object.hasOwn(embeddingModels, model) ? embeddingModels[model]?.tasks : undefined
  return task !== undefined && known?.includes(task) === true ? task : undefined
}

/** Returns a list of token ids as a text; throws 422 for an id that is none. */
function textOfTokens(ids: readonly number[]): string {
  const text = decodeTokens(ids)
  if (text !== undefined) return text
  const msg = "A token ID isn't in cl100k_base. Send the text instead."
  throw new ApiFailure(422, [{ loc: ['body', 'input'], msg, type: 'value_error' }])
}

/** Returns inputs with token ids as texts: a list of numbers is one text. */
function withTexts(input: z.infer<typeof embeddingsRequest>['input']): Item | Item[] {
  if (!Array.isArray(input)) return input
  const ids = input.filter((entry) => typeof entry === 'number')
  if (ids.length > 0) return textOfTokens(ids)
  return input.flatMap((entry) =>
    typeof entry === 'number' ? [] : [Array.isArray(entry) ? textOfTokens(entry) : entry],
  )
}

/** Translates the fields of other clients. Our own field takes precedence over its other names. Throws 422 for unknown token ids. */
export function embeddingsOrder(request: z.infer<typeof embeddingsRequest>): EmbeddingsOrder {
  const { encoding_format: format, encoding_type: type, input_type: kind, user: _, ...others } = request
  const { output_dimension: size, output_dtype: dtype, truncation, ...own } = others
  const { input, task, dimensions = size, truncate, ...rest } = own
  const chosen = task ?? (kind == null ? undefined : taskOf(own.model, tasksOfInput[kind]))
  const isPassageOfClip = own.model === 'jina-clip-v2' && chosen === 'retrieval.passage'
  const encoding = own.embedding_type ?? format ?? type
  if (encoding === 'base64' && dtype != null && dtype !== 'float') {
    const msg = `base64 is available for floats only. Leave it out to get ${dtype}.`
    throw new ApiFailure(422, [{ loc: ['body', 'output_dtype'], msg, type: 'value_error' }])
  }
  const written = encoding ?? dtype
  return {
    ...rest,
    input: withTexts(input),
    truncate: truncate || truncation === true,
    ...(dimensions != null && { dimensions }),
    ...(written != null && { embedding_type: written }),
    ...(chosen !== undefined && !isPassageOfClip && { task: chosen }),
  }
}

/** Returns a request as an upstream service takes it: the encodings that only other companies have are under their name there. */
export function upstreamEmbeddings({
  embedding_type: type,
  ...order
}: EmbeddingsOrder): object & { model: string } {
  const isForeign = type === 'int8' || type === 'uint8'
  return { ...order, ...(type !== undefined && { [isForeign ? 'output_dtype' : 'embedding_type']: type }) }
}
