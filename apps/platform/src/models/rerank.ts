import { z } from 'zod'

import { ApiFailure } from '../kernel/http/api-failure.ts'
import { isShallow, tooDeep } from '../kernel/http/is-shallow.ts'
import { relevance } from './engines/reranker.ts'
import { countTokens } from './engines/tokenizer.ts'
import type { Work } from './metered-call.ts'

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

/** A field of other companies' clients that makes no difference here. */
const ignored = z.number().int().nullish().describe('Taken from clients of Cohere. Ignored.')

const textObject = z.looseObject({ text: z.string() }).refine((document) => isShallow(document), tooDeep)
export const rerankRequest = z.strictObject({
  model: z.string(),
  query: z.union([z.string(), z.strictObject({ id: z.string().optional(), text: z.string() })]),
  documents: z
    .array(z.union([z.string(), textObject]))
    .min(1)
    .max(maxDocuments),
  top_n: z.number().int().min(1).optional(),
  return_documents: z.boolean().default(true),
  truncation: z.boolean().optional(),
  top_k: z.number().int().min(1).nullish().describe('The name of top_n in the API of Voyage.'),
  max_chunks_per_doc: ignored,
  max_tokens_per_doc: ignored,
  priority: ignored,
})

/** The second edition of the call in the API of Cohere does not return documents. */
export const rerankRequestV2 = rerankRequest.extend({ return_documents: z.boolean().default(false) })

const rerankResult = z.object({
  index: z.number().int(),
  relevance_score: z.number(),
  document: z.looseObject({ text: z.string() }).optional(),
})

export const rerankResponse = z.object({
  model: z.string(),
  object: z.literal('list'),
  results: z.array(rerankResult),
  data: z
    .array(rerankResult.extend({ document: z.string().optional() }))
    .optional()
    .describe('The results as clients of Voyage read them: only with top_k in the request.'),
  usage: z.object({ total_tokens: z.number().int() }),
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

/** Orders documents by their relevance to the query, best first. Throws 400 for an unknown model. */
export function rerank(request: z.infer<typeof rerankRequest>): Work<z.infer<typeof rerankResponse>> {
  if (!rerankModels.some((id) => id === request.model))
    throw new ApiFailure(400, `The model ${request.model} does not exist or does not rerank.`)
  const query = typeof request.query === 'string' ? request.query : request.query.text
  const documents = request.documents.map((entry) => (typeof entry === 'string' ? { text: entry } : entry))
  const texts = documents.map(({ text }) => text)
  const tokens = texts.reduce((sum, text) => sum + countTokens(text), countTokens(query))
  return {
    tokens,
    answer: () => {
      const scores = relevance(query, texts)
      const results = documents
        .map((document, index) => ({
          index,
          relevance_score: scores[index] ?? 0,
          ...(request.return_documents ? { document } : {}),
        }))
        .toSorted((a, b) => b.relevance_score - a.relevance_score)
        .slice(0, request.top_n ?? request.top_k ?? undefined)
      return {
        model: request.model,
        object: 'list',
        results,
        ...(request.top_k != null && { data: results.map(asVoyageResult) }),
        usage: { total_tokens: tokens },
      }
    },
  }
}
