import { randomUUID } from 'node:crypto'
import { z } from 'zod'

import { encodeEmbedding, type EmbeddingType } from '../engines/encode-embedding.ts'
import type {
  cohereEmbedRequest,
  cohereEmbedRequestV2,
  cohereEmbedResponse,
  cohereEmbedResponseV2,
  cohereInputTypes,
} from './cohere-embed-schemas.ts'
import { taskOf, type EmbeddingsOrder } from './embeddings-request.ts'
import { computeEmbeddings } from './embeddings.ts'
import type { Work } from './work.ts'

type FirstRequest = z.infer<typeof cohereEmbedRequest>
type SecondRequest = z.infer<typeof cohereEmbedRequestV2>
type Request = FirstRequest & Partial<Pick<SecondRequest, 'inputs' | 'output_dimension'>>

type Input = string | { image: string }

const tasks = {
  search_document: 'retrieval.passage',
  search_query: 'retrieval.query',
  classification: 'classification',
  clustering: 'separation',
  image: undefined,
} as const satisfies Record<(typeof cohereInputTypes)[number], EmbeddingsOrder['task']>

/** Returns the inputs of a request in our own form. */
function inputsOf({ texts = [], images = [], inputs = [] }: Request): Input[] {
  const parts = inputs.flatMap(({ content }) => content)
  return [
    ...texts,
    ...images.map((image) => ({ image })),
    ...parts.map((part) => (part.type === 'text' ? part.text : { image: part.image_url.url })),
  ]
}

/** Translates a request into our own fields. */
export function cohereEmbedOrder(request: Request): EmbeddingsOrder {
  const { model, input_type: kind, truncate, output_dimension: dimensions } = request
  const task = kind === undefined ? undefined : taskOf(model, tasks[kind])
  return {
    model,
    input: inputsOf(request),
    embedding_type: 'float',
    normalized: true,
    late_chunking: false,
    truncate: truncate === 'END',
    ...(task !== undefined && { task }),
    ...(dimensions !== undefined && { dimensions }),
  }
}

/** What is needed of the response of our own call: vectors as numbers, in the order of the inputs. */
const floatEmbeddings = z.object({
  usage: z.object({ total_tokens: z.number().int().min(0) }),
  data: z.array(z.object({ embedding: z.array(z.number()) })),
})

/** Returns the vectors of our own response, and what a response to a client of Cohere says beside them. */
function read(request: Request, edition: 1 | 2, answer: unknown) {
  const { usage, data } = floatEmbeddings.parse(answer)
  const inputs = inputsOf(request)
  const texts = inputs.filter((input) => typeof input === 'string')
  const images = inputs.length - texts.length
  return {
    vectors: data.map(({ embedding }) => embedding),
    head: {
      id: randomUUID(),
      texts,
      meta: {
        api_version: { version: String(edition) },
        billed_units: { input_tokens: usage.total_tokens, ...(images > 0 && { images }) },
      },
    },
  }
}

function byType({ vectors, head }: ReturnType<typeof read>, types: readonly EmbeddingType[]) {
  const floats = vectors.map((vector) => Float32Array.from(vector))
  const encoded = types.map((type) => [type, floats.map((vector) => encodeEmbedding(vector, type))])
  return {
    ...head,
    response_type: 'embeddings_by_type' as const,
    embeddings: Object.fromEntries(encoded) as z.infer<typeof cohereEmbedResponseV2>['embeddings'],
  }
}

/** Returns the response of the first edition, made of that of our own call. Throws a `ZodError` for a response of another shape. */
export function cohereEmbedAnswer(
  request: FirstRequest,
  answer: unknown,
): z.infer<typeof cohereEmbedResponse> {
  const made = read(request, 1, answer)
  return request.embedding_types === undefined
    ? { ...made.head, response_type: 'embeddings_floats', embeddings: made.vectors }
    : byType(made, request.embedding_types)
}

/** Returns the response of the second edition, as `cohereEmbedAnswer` does. */
export const cohereEmbedAnswerV2 = (
  request: SecondRequest,
  answer: unknown,
): z.infer<typeof cohereEmbedResponseV2> =>
  byType(read(request, 2, answer), request.embedding_types ?? ['float'])

/** Embeds the inputs of a request of the first edition. Throws as `computeEmbeddings` does. */
export function cohereEmbed(request: FirstRequest): Work<z.infer<typeof cohereEmbedResponse>> {
  const { tokens, answer } = computeEmbeddings(cohereEmbedOrder(request))
  return { tokens, answer: () => cohereEmbedAnswer(request, answer()) }
}

/** Embeds the inputs of a request of the second edition. Throws as `computeEmbeddings` does. */
export function cohereEmbedV2(request: SecondRequest): Work<z.infer<typeof cohereEmbedResponseV2>> {
  const { tokens, answer } = computeEmbeddings(cohereEmbedOrder(request))
  return { tokens, answer: () => cohereEmbedAnswerV2(request, answer()) }
}
