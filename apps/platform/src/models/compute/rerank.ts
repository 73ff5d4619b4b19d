import { randomUUID } from 'node:crypto'
import { z } from 'zod'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { isShallow, tooDeep } from '../../kernel/http/body/is-shallow.ts'
import { relevance } from '../engines/reranker.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { cohereMeta } from './cohere-embed-schemas.ts'
import { imageInput, looseImageInput, wordsOfImage } from './image-input.ts'
import type { Work } from './work.ts'

/** The public reranker ids; late-interaction models rerank too. */
export const rerankModels = [
  'jina-reranker-m0',
  'jina-reranker-v2-base-multilingual',
  'jina-reranker-v1-base-en',
  'jina-reranker-v1-turbo-en',
  'jina-reranker-v1-tiny-en',
  'jina-colbert-v2',
  'jina-colbert-v1-en',
] as const

/** Most documents per call; the public API states no number. */
const maxDocuments = 2048

/** The model that takes images. */
const imageModel = 'jina-reranker-m0'
/** Tokens of an image: those of a tile of jina-embeddings-v4. The public API states no number for the reranker. */
const imageTokens = 10

/** A field of other companies' clients that makes no difference here. */
const ignored = z.number().int().nullish().describe('Taken from clients of Cohere. Ignored.')

const textObject = z
  .looseObject({ text: z.string().describe('The text.') })
  .refine((document) => isShallow(document), tooDeep)
const imageObject = looseImageInput.refine((document) => isShallow(document), tooDeep)
const wrongItem = 'Give a text, an object with the field text, or an image in the field image, url or bytes.'

export const rerankRequest = z.strictObject({
  model: z.string().describe('Id of the model.'),
  query: z
    .union(
      [
        z.string(),
        z.strictObject({
          id: z.string().optional().describe('Your id for it.'),
          text: z.string().describe('The text.'),
        }),
        ...imageInput.options,
      ],
      { error: wrongItem },
    )
    .describe(
      'What the documents are compared with. Images need a model that takes them, such as `jina-reranker-m0`.',
    ),
  documents: z
    .array(z.union([z.string(), textObject, imageObject], { error: wrongItem }))
    .min(1)
    .max(maxDocuments)
    .describe('Texts, or objects with a text or an image. Other fields of an object are returned with it.'),
  top_n: z.number().int().min(1).optional().describe('Maximum number of results; all by default.'),
  return_documents: z
    .boolean()
    .default(true)
    .describe('Whether the results include the documents; true by default.'),
  truncation: z
    .boolean()
    .optional()
    .describe('Truncate documents that are too long instead of rejecting them.'),
  top_k: z.number().int().min(1).nullish().describe('The name of top_n in the API of Voyage.'),
  max_chunks_per_doc: ignored,
  max_tokens_per_doc: ignored,
  priority: ignored,
})

/** The second edition of the call in the API of Cohere does not return documents. */
export const rerankRequestV2 = rerankRequest.extend({
  return_documents: z
    .boolean()
    .default(false)
    .describe('Whether the results include the documents; false by default.'),
})

const rerankResult = z.object({
  index: z.number().int().describe('Index of the document in the request.'),
  relevance_score: z
    .number()
    .describe('How relevant the document is: higher is better, and only scores of one response compare.'),
  document: z
    .looseObject({ text: z.string().optional().describe('Its text.') })
    .optional()
    .describe('The document, unless `return_documents` is false.'),
})

export const rerankResponse = z.object({
  model: z.string().describe('Id of the model that scored the documents.'),
  object: z.literal('list').describe('Always `list`.'),
  results: z.array(rerankResult).describe('The documents, most relevant first.'),
  data: z
    .array(
      rerankResult.extend({
        document: z.string().optional().describe('The document, with `return_documents`.'),
      }),
    )
    .optional()
    .describe('The results as clients of Voyage read them: only with top_k in the request.'),
  usage: z
    .object({ total_tokens: z.number().int().describe('Tokens that were charged to the key.') })
    .describe('What the call cost.'),
  id: z.string().optional().describe('A new id for each response, as clients of Cohere read it.'),
  meta: cohereMeta.optional().describe('What the call cost, as clients of Cohere read it.'),
})

/** Response of the second edition, whose clients need id and meta. */
export const rerankResponseV2 = rerankResponse.required({ id: true, meta: true })

const charged = z.looseObject({
  usage: z
    .looseObject({ total_tokens: z.number().int().min(0).describe('Tokens that were charged to the key.') })
    .describe('What the call cost.'),
})

/** Returns the response of a service with what clients of Cohere read beside the results. Throws a `ZodError` for one without usage. */
export const shapeRerank = (answer: unknown) => withCohereMeta(charged.parse(answer))

/** Returns a response with what clients of Cohere read beside the results. */
const withCohereMeta = <Answer extends { usage: { total_tokens: number } }>(answer: Answer) => ({
  ...answer,
  id: randomUUID(),
  meta: { api_version: { version: '2' }, billed_units: { input_tokens: answer.usage.total_tokens } },
})

const asVoyageResult = ({ document, ...rest }: z.infer<typeof rerankResult>) => ({
  ...rest,
  ...(document !== undefined && { document: document.text }),
})

/** Returns a request in our own fields only. An upstream service gets it. */
export function rerankOrder(request: z.infer<typeof rerankRequest>) {
  const { top_k: topK, max_chunks_per_doc: _, max_tokens_per_doc: __, priority: ___, ...own } = request
  const topN = own.top_n ?? topK
  return { ...own, ...(topN != null && { top_n: topN }) }
}

export type RerankRequest = z.infer<typeof rerankRequest>

/** Returns the words and the tokens of a query or document. Throws 422 for an image unless the model takes images. */
function inputOf(
  entry: RerankRequest['query'] | RerankRequest['documents'][number],
  field: 'query' | 'documents',
  model: string,
): { text: string; tokens: number } {
  const { text } = typeof entry === 'string' ? { text: entry } : { text: undefined, ...entry }
  if (typeof text === 'string') return { text, tokens: countTokens(text) }
  const msg = `${model} takes texts only. Images need ${imageModel}.`
  if (model !== imageModel) throw new ApiFailure(422, [{ loc: ['body', field], msg, type: 'value_error' }])
  return { text: wordsOfImage(Object(entry)), tokens: imageTokens }
}

/** Returns the response with the documents of a request in the order of their scores, best first. */
export function rerankAnswer(
  request: RerankRequest,
  scores: readonly number[],
  tokens: number,
): z.infer<typeof rerankResponseV2> {
  const results = request.documents
    .map((entry, index) => ({
      index,
      relevance_score: scores[index] ?? 0,
      ...(request.return_documents && { document: typeof entry === 'string' ? { text: entry } : entry }),
    }))
    .toSorted((a, b) => b.relevance_score - a.relevance_score)
    .slice(0, request.top_n ?? request.top_k ?? undefined)
  return withCohereMeta({
    model: request.model,
    object: 'list' as const,
    results,
    ...(request.top_k != null && { data: results.map(asVoyageResult) }),
    usage: { total_tokens: tokens },
  })
}

/** Orders documents by their relevance to the query, best first. Throws 400 for an unknown model, 422 for images that it does not take. */
export function rerank(request: RerankRequest): Work<z.infer<typeof rerankResponseV2>> {
  if (!rerankModels.some((id) => id === request.model))
    throw new ApiFailure(400, `The model ${request.model} does not exist or does not rerank.`)
  const query = inputOf(request.query, 'query', request.model)
  const inputs = request.documents.map((entry) => inputOf(entry, 'documents', request.model))
  const tokens = inputs.reduce((sum, input) => sum + input.tokens, query.tokens)
  return {
    tokens,
    answer: () => {
      const scores = relevance(
        query.text,
        inputs.map(({ text }) => text),
      )
      return rerankAnswer(request, scores, tokens)
    },
  }
}
