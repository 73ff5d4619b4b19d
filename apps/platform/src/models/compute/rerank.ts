import { randomUUID } from 'node:crypto'
import { z } from 'zod'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { relevance } from '../engines/reranker.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { wordsOfImage } from './image-input.ts'
import { rankedDocuments } from './rank-fields.ts'
import type { RerankRequest, rerankResponseV2, rerankResult } from './rerank-schemas.ts'
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

/** The model that takes images. */
const imageModel = 'jina-reranker-m0'
/** Tokens of an image: those of a tile of jina-embeddings-v4. The public API states no number for the reranker. */
const imageTokens = 10

const charged = z.looseObject({
  usage: z
    .looseObject({ total_tokens: z.number().int().min(0).describe('Tokens charged to the key.') })
    .describe('What the call cost.'),
})

const placed = z.looseObject({ results: z.array(z.looseObject({ index: z.number().int().min(0) })) })

/**
 * Returns the response of a service with what clients of Cohere read beside the results, and with the documents of the request where the
 * service got the texts of their fields. Throws a `ZodError` for one without usage.
 */
export function shapeRerank(
  { documents, rank_fields: named, return_documents: isFull }: RerankRequest,
  answer: unknown,
) {
  const shaped = withCohereMeta(charged.parse(answer))
  if (named == null || !isFull) return shaped
  const { results } = placed.parse(answer)
  return {
    ...shaped,
    results: results.map((result) => ({ ...result, document: asObject(documents[result.index]) })),
  }
}

/** Returns a response with what clients of Cohere read beside the results. */
const withCohereMeta = <Answer extends { usage: { total_tokens: number } }>(answer: Answer) => ({
  ...answer,
  id: randomUUID(),
  meta: { api_version: { version: '2' }, billed_units: { input_tokens: answer.usage.total_tokens } },
})

const asObject = <Document extends object>(document: string | Document | undefined) =>
  typeof document === 'string' ? { text: document } : document

const asVoyageResult = ({ document, ...rest }: z.infer<typeof rerankResult>) => ({
  ...rest,
  ...(document !== undefined && { document: document.text }),
})

/** Returns a request in our own fields only. An upstream service gets it. */
export function rerankOrder(request: RerankRequest) {
  const { top_k: topK, max_chunks_per_doc: _, max_tokens_per_doc: __, priority: ___, ...others } = request
  const { rank_fields: ____, ...own } = others
  const topN = own.top_n ?? topK
  return { ...own, documents: rankedDocuments(request), ...(topN != null && { top_n: topN }) }
}

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
      ...(request.return_documents && { document: asObject(entry) }),
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
  const inputs = rankedDocuments(request).map((entry) => inputOf(entry, 'documents', request.model))
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
