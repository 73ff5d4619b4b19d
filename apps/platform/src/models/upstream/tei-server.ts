import { z } from 'zod'

import type { ModelServerConfig } from '../../kernel/config.ts'
import { askServer, inOrder } from './ask-server.ts'
import { checkedTokens } from './checked-tokens.ts'
import { forEachBatch } from './for-each-batch.ts'
import type { ServerProtocol } from './server-protocol.ts'

const count = z.number().int().min(1)

const vectors = z.array(z.array(z.number()).min(1))
const ranks = z.array(z.object({ index: z.number().int().min(0), score: z.number() }))
const tokenized = z.array(z.array(z.unknown()))
const info = z.object({ max_client_batch_size: count, max_input_length: count })

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Hugging Face's text-embeddings-inference: one model, whose limits it tells, and whose tokens it counts in a call of their own. */
export function teiServer(config: ModelServerConfig): ServerProtocol {
  let asked: Promise<z.infer<typeof info>> | undefined

  /** Asks for the limits once; again after a failure. */
  async function limits(signal: AbortSignal): Promise<z.infer<typeof info>> {
    // Not with the signal of the call: others wait for the same response.
    signal.throwIfAborted()
    asked ??= askServer(config, AbortSignal.timeout(config.timeoutSeconds * 1000), '/info', undefined, info)
    try {
      return await asked
    } catch (error) {
      asked = undefined
      throw error
    }
  }

  /** Counts tokens as the model reads them: of a text that is cut, those that are left. */
  async function tokensOf(inputs: readonly string[], longest: number, signal: AbortSignal): Promise<number> {
    const lists = await askServer(config, signal, '/tokenize', { inputs }, tokenized)
    return checkedTokens(sum(lists.map(({ length }) => Math.min(length, longest))), inputs)
  }

  return {
    healthPath: '/health',
    async embed({ texts, normalized, truncate }, signal) {
      const { max_client_batch_size: most, max_input_length: longest } = await limits(signal)
      const parts = await forEachBatch(
        texts,
        Math.min(most, config.batch),
        signal,
        async (inputs, ending) => {
          const sent = { inputs, normalize: normalized, truncate }
          const found = await askServer(config, ending, '/embed', sent, vectors)
          const entries = found.map((vector, index) => [index, vector] as const)
          return { vectors: inOrder(entries, inputs.length), tokens: await tokensOf(inputs, longest, ending) }
        },
      )
      return {
        vectors: parts.flatMap((part) => part.vectors),
        tokens: sum(parts.map(({ tokens }) => tokens)),
      }
    },
    async rank({ query, texts, truncate }, signal) {
      const { max_client_batch_size: most, max_input_length: longest } = await limits(signal)
      const parts = await forEachBatch(texts, Math.min(most, config.batch), signal, async (batch, ending) => {
        const sent = { query, texts: batch, truncate, raw_scores: false, return_text: false }
        const found = await askServer(config, ending, '/rerank', sent, ranks)
        const entries = found.map(({ index, score }) => [index, score] as const)
        return { scores: inOrder(entries, batch.length), tokens: await tokensOf(batch, longest, ending) }
      })
      return {
        scores: parts.flatMap(({ scores }) => scores),
        tokens: sum(parts.map(({ tokens }) => tokens)) + (await tokensOf([query], longest, signal)),
      }
    },
  }
}
