import { z } from 'zod'

import { embeddingTypes } from '../engines/encode-embedding.ts'
import { codeTasks, embeddingModels } from './embedding-models.ts'
import { imageInput } from './image-input.ts'

/** Most inputs per call. The public API states no number; this bounds the memory of one call. */
const maxInputs = 2048

const item = z.union(
  [z.string(), z.strictObject({ id: z.string().optional(), text: z.string() }), ...imageInput.options],
  { error: 'Give a text, an object with the field text, or an image in the field image, url or bytes.' },
)

const embeddingType = z.enum(embeddingTypes)

/** Fields under the names of other companies' clients. `embeddingsOrder` maps them to our own. */
const foreignFields = {
  encoding_format: embeddingType.nullish().describe('The name of embedding_type in the API of OpenAI.'),
  encoding_type: embeddingType.nullish().describe('The earlier name of embedding_type.'),
  input_type: z
    .enum(['query', 'document'])
    .nullish()
    .describe('The two tasks retrieval.query and retrieval.passage in the API of Voyage.'),
  user: z.string().nullish().describe('An id of your own user, as the API of OpenAI takes it. Ignored.'),
}

export const embeddingsRequest = z.strictObject({
  model: z.string(),
  input: z.union([item, z.array(item).min(1).max(maxInputs)], {
    error: `Give one text or image, or 1 to ${maxInputs} of them.`,
  }),
  embedding_type: z
    .union([embeddingType, z.array(embeddingType).min(1)])
    .optional()
    .describe('One encoding, or several at once; float by default.'),
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
    .optional(),
  dimensions: z.number().int().min(1).optional(),
  normalized: z.boolean().default(true),
  late_chunking: z.boolean().default(false),
  truncate: z.boolean().default(false),
  ...foreignFields,
})

/** A request in our own fields only. An upstream service gets it. */
export type EmbeddingsOrder = Omit<z.infer<typeof embeddingsRequest>, keyof typeof foreignFields>

type Task = NonNullable<EmbeddingsOrder['task']>
const tasksOfInput: Readonly<Record<'query' | 'document', Task>> = {
  query: 'retrieval.query',
  document: 'retrieval.passage',
}

/**
 * Translates the fields of other clients. Our own field takes precedence over its other names. The kind of input is dropped for a model
 * that does not know it, and so are the passages of jina-clip-v2, which are embedded without a task.
 */
export function embeddingsOrder(request: z.infer<typeof embeddingsRequest>): EmbeddingsOrder {
  const { encoding_format: format, encoding_type: type, input_type: kind, user: _, ...own } = request
  const { task, ...rest } = own
  const known = Object.hasOwn(embeddingModels, own.model) ? embeddingModels[own.model]?.tasks : undefined
  const asked = kind == null ? undefined : tasksOfInput[kind]
  const chosen = task ?? (asked !== undefined && known?.includes(asked) === true ? asked : undefined)
  const isPassageOfClip = own.model === 'jina-clip-v2' && chosen === 'retrieval.passage'
  const encoding = own.embedding_type ?? format ?? type
  return {
    ...rest,
    ...(encoding != null && { embedding_type: encoding }),
    ...(chosen !== undefined && !isPassageOfClip && { task: chosen }),
  }
}
