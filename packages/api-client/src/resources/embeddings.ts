import type { Client } from '../client.ts'
import { exchange, apiError, send, type CallOptions } from '../send.ts'

export interface EmbeddingsRequest {
  model: string
  input: string | { text: string } | (string | { text: string })[]
  task?:
    | 'retrieval.query'
    | 'retrieval.passage'
    | 'text-matching'
    | 'classification'
    | 'separation'
    | 'code.query'
    | 'code.passage'
  /** Length of the vectors; the model's own length unless given. */
  dimensions?: number
  normalized?: boolean
  late_chunking?: boolean
  /** Cut inputs that are too long instead of refusing them. */
  truncate?: boolean
}

export interface EmbeddingsAnswer {
  model: string
  object: 'list'
  usage: { total_tokens: number; prompt_tokens: number }
  data: { object: 'embedding'; index: number; embedding: number[] }[]
}

/** Which engine gave an answer: our own small local one, or the real inference service. */
export type Engine = 'local' | 'upstream'

/**
 * Turns texts into vectors. Takes tokens from the key's balance; a failed call takes none.
 * Throws `ApiError` 400 for an unknown model, 401 for an invalid key, 402 when the balance is short, 422, 429.
 */
export const embed = (
  client: Client,
  body: EmbeddingsRequest,
  options: CallOptions = {},
): Promise<EmbeddingsAnswer> =>
  send(client, `${client.hosts.main}/v1/embeddings`, { ...options, method: 'POST', json: body, auth: 'key' })

/**
 * Turns one short text (200 characters at most) into a vector of 64 numbers, without a key: for the field on our own site.
 * Throws `ApiError` 422, 429.
 */
export const embedDemo = (
  client: Client,
  input: string,
  options: CallOptions = {},
): Promise<EmbeddingsAnswer & { engine: Engine }> =>
  exchange(
    client,
    `${client.hosts.dashboard}/api/v1/demo/embeddings`,
    { ...options, method: 'POST', json: { input } },
    async (response) => {
      if (!response.ok) throw await apiError(response)
      const answer = (await response.json()) as EmbeddingsAnswer
      return { ...answer, engine: response.headers.get('x-engine') === 'upstream' ? 'upstream' : 'local' }
    },
  )
