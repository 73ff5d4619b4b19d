import type { Client } from '../core/client.ts'
import { isOwnError, type AnyError } from '../core/errors.ts'
import type { TokenUsage } from '../resources/token-usage.ts'
import type { BatchLimits, EmbedInput } from './cut-batches.ts'
import { embedEach, type EmbedEachOptions, type EmbedEachRequest } from './embed-each.ts'
import type { EachEncoding, Vector } from './vectors.ts'

/** Inputs to embed. They and their vectors must fit into memory. */
export interface EmbedAllRequest<Encoding extends EachEncoding = 'float'> extends Omit<
  EmbedEachRequest<Encoding>,
  'input'
> {
  /** Texts and images: a list, a set or a generator. */
  input: Iterable<EmbedInput>
}

/** Options of `embedAll`. */
export interface EmbedAllOptions extends Omit<EmbedEachOptions, 'skipFailures' | 'resumeFrom'>, BatchLimits {}

/** The vectors of all inputs. */
export interface EmbedAllResponse<Encoding extends EachEncoding = 'float'> {
  /** One vector per input, in the order of the inputs; undefined only for those in `failures`. */
  embeddings: (Vector<Encoding> | undefined)[]
  /** Inputs without a vector: the number of the first, the number after the last, and the reason. */
  failures: {
    /** Number of the first input, from 0. */
    start: number
    /** Number of the input after the last. */
    end: number
    /** Why they have no vectors. */
    error: AnyError
  }[]
  /** What the run cost. */
  usage: TokenUsage
}

/**
 * Embeds any number of texts or images, in as many requests as needed, and returns all vectors. A failed request doesn't stop the others
 * unless its error would affect all of them (400, 401, 402, 403, 404). In that case, the remaining inputs become one failure, and the
 * vectors that were paid for are returned. Rejects only with `AbortedError` when the caller's signal aborts, and with `RangeError` for a
 * limit that isn't a whole number. For more inputs than fit into memory, use `embedEach`.
 * @example
 * ```ts
 * const { embeddings, failures } = await embedAll(client, {
 *   model: 'jina-embeddings-v3',
 *   input: texts,
 * })
 * ```
 * @see {@link https://search-foundation.example/docs/million-documents}
 */
export async function embedAll<const Encoding extends EachEncoding = 'float'>(
  client: Client,
  { input, ...body }: EmbedAllRequest<Encoding>,
  options: EmbedAllOptions = {},
): Promise<EmbedAllResponse<Encoding>> {
  const inputs = [...input]
  const embeddings: EmbedAllResponse<Encoding>['embeddings'] = Array.from({ length: inputs.length })
  const failures: EmbedAllResponse<Encoding>['failures'] = []
  const usage = { total_tokens: 0 }
  let done = 0
  try {
    const run = embedEach<Encoding>(client, { ...body, input: inputs }, { ...options, skipFailures: true })
    for await (const { start, end, vectors, tokens, error } of run) {
      vectors.forEach((vector, index) => (embeddings[start + index] = vector))
      if (error) failures.push({ start, end, error })
      usage.total_tokens += tokens
      done = end
    }
  } catch (error) {
    if (options.signal?.aborted || !isOwnError(error)) throw error
    failures.push({ start: done, end: inputs.length, error: error as AnyError })
  }
  return { embeddings, failures, usage }
}
