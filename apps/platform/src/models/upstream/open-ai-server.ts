import { z } from 'zod'

import type { ModelServerConfig } from '../../kernel/config.ts'
import { askServer, inOrder } from './ask-server.ts'
import { checkedTokens } from './checked-tokens.ts'
import { forEachBatch } from './for-each-batch.ts'
import type { ServerProtocol } from './server-protocol.ts'

const count = z.number().int().min(0)
const usage = z.object({ total_tokens: count.nullish(), prompt_tokens: count.nullish() }).nullish()

const embeddings = z.object({
  data: z.array(z.object({ index: count, embedding: z.array(z.number()).min(1) })),
  usage,
})
const ranks = z.object({
  results: z.array(z.object({ index: count, relevance_score: z.number() })),
  usage,
})

const reportedBy = (given: z.infer<typeof usage>) => given?.total_tokens ?? given?.prompt_tokens ?? undefined

/** Cuts a text at the longest input of the model, in vLLM; other servers ignore it and cut always. */
const cut = { truncate_prompt_tokens: -1 }

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const unit = (vector: number[]): number[] => {
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

/** A server with the API of OpenAI for embeddings, and that of Jina and Cohere for reranking: vLLM, Infinity, Ollama. */
export function openAiServer(config: ModelServerConfig): ServerProtocol {
  return {
    healthPath: '/v1/models',
    async embed({ model, texts, normalized, truncate }, signal) {
      const parts = await forEachBatch(texts, config.batch, signal, async (input, ending) => {
        const sent = { model, input, encoding_format: 'float', ...(truncate && cut) }
        const answer = await askServer(config, ending, '/v1/embeddings', sent, embeddings)
        const vectors = inOrder(
          answer.data.map(({ index, embedding }) => [index, embedding] as const),
          input.length,
        )
        return { vectors, tokens: checkedTokens(reportedBy(answer.usage), input) }
      })
      const vectors = parts.flatMap((part) => part.vectors)
      return {
        // Not every server gives vectors of length 1.
        vectors: normalized ? vectors.map(unit) : vectors,
        tokens: sum(parts.map(({ tokens }) => tokens)),
      }
    },
    async rank({ model, query, texts, truncate }, signal) {
      const parts = await forEachBatch(texts, config.batch, signal, async (documents, ending) => {
        const sent = { model, query, documents, return_documents: false, ...(truncate && cut) }
        const answer = await askServer(config, ending, '/v1/rerank', sent, ranks)
        const scores = inOrder(
          answer.results.map((result) => [result.index, result.relevance_score] as const),
          documents.length,
        )
        // The server reads the query with each text.
        const read = documents.flatMap((text) => [query, text])
        return { scores, tokens: checkedTokens(reportedBy(answer.usage), read) }
      })
      return {
        scores: parts.flatMap(({ scores }) => scores),
        tokens: sum(parts.map(({ tokens }) => tokens)),
      }
    },
  }
}
