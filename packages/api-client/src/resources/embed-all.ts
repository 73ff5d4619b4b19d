import type { Client } from '../core/client.ts'
import type { CallOptions } from '../core/request.ts'
import { embed, type EmbeddingsRequest, type ImageItem, type TextItem } from './embeddings.ts'

/** Most texts that one request may contain. */
const largestBatch = 2048

/** Inputs to embed, as many as there are. */
export interface EmbedAllRequest extends Omit<
  EmbeddingsRequest,
  'input' | 'embedding_type' | 'late_chunking'
> {
  /** Texts and images. */
  input: readonly (string | TextItem | ImageItem)[]
}

/** Options of `embedAll`. */
export interface EmbedAllOptions extends CallOptions {
  /** Texts per request, 1 to 2,048; 2,048 by default. */
  batchSize?: number | undefined
  /** Requests at the same time; 4 by default. */
  concurrency?: number | undefined
}

/** The vectors of all inputs. */
export interface EmbedAllResponse {
  /** One vector per text, in the order of the texts; undefined for those of a request that failed. */
  embeddings: (number[] | undefined)[]
  /** The requests that failed: their first text, the one after their last, and the error. */
  failures: { start: number; end: number; error: unknown }[]
  usage: { total_tokens: number }
}

/**
 * Embeds any number of texts or images, in as many requests as it takes.
 * A request that fails does not end the others; its texts are in `failures`. Rejects only when the caller's signal aborts, with
 * `AbortedError`, and with `RangeError` for a `batchSize` or `concurrency` that is not positive.
 */
export async function embedAll(
  client: Client,
  { input, ...body }: EmbedAllRequest,
  { batchSize = largestBatch, concurrency = 4, ...options }: EmbedAllOptions = {},
): Promise<EmbedAllResponse> {
  if (!(batchSize >= 1 && concurrency >= 1))
    throw new RangeError('batchSize and concurrency must be at least 1')
  const embeddings: EmbedAllResponse['embeddings'] = Array.from({ length: input.length })
  const failures: EmbedAllResponse['failures'] = []
  const usage = { total_tokens: 0 }
  let next = 0

  const embedBatch = async (start: number) => {
    const texts = input.slice(start, start + batchSize)
    try {
      const response = await embed(client, { ...body, input: texts }, options)
      for (const { index, embedding } of response.data) embeddings[start + index] = embedding
      usage.total_tokens += response.usage.total_tokens
    } catch (error) {
      if (options.signal?.aborted) throw error
      failures.push({ start, end: start + texts.length, error })
    }
  }
  const embedRest = async () => {
    while (next < input.length) {
      const start = next
      next += batchSize
      // oxlint-disable-next-line no-await-in-loop -- as many loops as there may be requests at the same time
      await embedBatch(start)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, embedRest))
  return { embeddings, failures: failures.toSorted((a, b) => a.start - b.start), usage }
}
