import { z } from 'zod'

import { ApiFailure } from '../kernel/http/api-failure.ts'
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

const textObject = z.looseObject({ text: z.string() })
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
})

export const rerankResponse = z.object({
  model: z.string(),
  object: z.literal('list'),
  results: z.array(
    z.object({
      index: z.number().int(),
      relevance_score: z.number(),
      document: z.looseObject({ text: z.string() }).optional(),
    }),
  ),
  usage: z.object({ total_tokens: z.number().int() }),
})

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
        .slice(0, request.top_n)
      return { model: request.model, object: 'list', results, usage: { total_tokens: tokens } }
    },
  }
}
