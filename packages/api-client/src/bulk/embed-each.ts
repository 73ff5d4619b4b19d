import type { Client } from '../core/client.ts'
import { abortedError, isOwnError, type AnyError } from '../core/errors.ts'
import { defaultConcurrency } from '../core/limits.ts'
import type { CallOptions } from '../core/request.ts'
import type { EmbeddingsRequest } from '../resources/embeddings.ts'
import {
  cutBatches,
  halve,
  keptBatch,
  sizeOf,
  type Batch,
  type BatchLimits,
  type EmbedInput,
} from './cut-batches.ts'
import { inOrder } from './in-order.ts'
import { createPace } from './pace.ts'
import { embedTyped, type EachEncoding, type Vector } from './vectors.ts'

/** Any number of inputs to embed, and how. */
export interface EmbedEachRequest<Encoding extends EachEncoding = 'float'> extends Omit<
  EmbeddingsRequest,
  'input' | 'embedding_type' | 'late_chunking'
> {
  /** Texts and images: a list, a generator, or a stream. Only the batches in flight are in memory. */
  input: Iterable<EmbedInput> | AsyncIterable<EmbedInput>
  /** Encoding of the vectors; `float` by default. It determines the typed array of each vector. */
  embedding_type?: Encoding | undefined
}

/** Progress of a run. */
export interface EmbedProgress {
  /** Inputs done so far, including those skipped by `resumeFrom`. A later run can resume there. */
  done: number
  /** Inputs that failed; 0 unless `skipFailures` is set. */
  failed: number
  /** Tokens charged to this run. */
  tokens: number
}

/** Options of `embedEach`. */
export interface EmbedEachOptions extends CallOptions, BatchLimits {
  /** Maximum parallel requests; 4 by default. */
  concurrency?: number | undefined
  /** Number of inputs to skip: the `end` of the last batch of an earlier run. 0 by default. */
  resumeFrom?: number | undefined
  /**
   * Name of the run. Each request gets an idempotency key made of this name and its position, so a later run within a day with the same
   * inputs and limits isn't charged again for completed requests. Without it, only retries of a request are free.
   */
  idempotencyKey?: string | true | undefined
  /** Yield failed batches with their `error` and continue instead of throwing. Errors that would affect every batch are thrown anyway. */
  skipFailures?: boolean | undefined
  /** Called before each batch is yielded. */
  onProgress?: ((progress: EmbedProgress) => void) | undefined
}

/** The vectors of the inputs from number `start` to the one before `end`. */
export interface EmbeddedBatch<Encoding extends EachEncoding = 'float'> {
  /** Number of its first input, from 0. */
  start: number
  /** Number of the input after its last. A later run can resume there. */
  end: number
  /** One vector per input, in order; empty if the batch failed. */
  vectors: Vector<Encoding>[]
  /** Tokens charged for the batch. */
  tokens: number
  /** Why the batch failed; only with `skipFailures`. */
  error?: AnyError | undefined
}

/** Statuses that every further batch would get too: the model, the key, the balance, the permission or the address. */
const fatalStatuses = [400, 401, 402, 403, 404]

/** Whether an error does not depend on the inputs: its status does not, or an issue is about another field of the request. */
function isFatal(error: unknown): boolean {
  const { status, detail } = Object(error) as { status?: number; detail?: unknown }
  if (status !== 422) return !isOwnError(error) || fatalStatuses.includes(status as number)
  return Array.isArray(detail) && detail.some(({ loc }) => Array.isArray(loc) && !loc.includes('input'))
}

const positive = (options: Record<string, number>) => {
  for (const [name, value] of Object.entries(options))
    if (!(value >= 1) || (Number.isFinite(value) && !Number.isInteger(value)))
      throw new RangeError(`${name} must be a whole number of at least 1`)
}

/**
 * Embeds any number of inputs and yields their vectors batch by batch, in order. Memory use depends on the batch size and `concurrency`,
 * not on the number of inputs. When the rate limit is used up, it waits instead of having requests rejected. A batch that is too large
 * (413) is halved. Throws the first error of a batch after yielding the batches before it: `ApiError` 400, 401, 402, 403, 404 always, and
 * others unless `skipFailures` is set; `AbortedError`; `RangeError` for a limit that isn't a whole number; and what the source throws.
 * `deadline` limits the whole run. Leaving the loop aborts the requests in flight; end the source instead to receive their results.
 * @example
 * ```ts
 * for await (const { start, vectors } of embedEach(
 *   client,
 *   { model, input: lines },
 *   { idempotencyKey: 'products-1' },
 * ))
 *   await store.write(start, vectors)
 * ```
 * @see {@link https://search-foundation.example/docs/million-documents}
 */
export async function* embedEach<const Encoding extends EachEncoding = 'float'>(
  client: Client,
  { input, embedding_type: encoding = 'float' as Encoding, ...body }: EmbedEachRequest<Encoding>,
  {
    batchSize = keptBatch(body.dimensions, encoding === 'float'),
    maxBatchBytes = 4_000_000,
    maxBatchTokens = 100_000,
    countTokens,
    concurrency = defaultConcurrency,
    resumeFrom = 0,
    idempotencyKey = true,
    skipFailures = false,
    onProgress,
    signal,
    deadline = client.deadline,
    ...options
  }: EmbedEachOptions = {},
): AsyncGenerator<EmbeddedBatch<Encoding>, void, undefined> {
  positive({ batchSize, maxBatchBytes, maxBatchTokens, concurrency, resumeFrom: resumeFrom + 1 })
  if (signal?.aborted) throw abortedError(signal.reason)
  const end = performance.now() + (deadline || Infinity)
  const own = new AbortController()
  const stop = () => own.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  const pace = createPace(concurrency, own.signal)
  /** Fewest bytes that the service refused as too large. Measured, not estimated: the batches of a later run must be halved in the same places. */
  let tooLarge = Infinity

  /** Embeds a batch, in parts if it is too large. Never rejects. */
  const embed = async (batch: Batch): Promise<EmbeddedBatch<Encoding>[]> => {
    const { start, end: next, inputs, tokens } = batch
    const inHalves = () => Promise.all(halve(batch).map(embed)).then((parts) => parts.flat())
    await pace.enter(tokens)
    let state
    try {
      if (inputs.length > 1 && tooLarge < Infinity && sizeOf(batch) >= tooLarge) return inHalves()
      const { data, response } = await embedTyped(client, { ...body, input: inputs }, encoding, {
        ...options,
        signal: own.signal,
        deadline: Math.max(Number.MIN_VALUE, end - performance.now()),
        idempotencyKey: idempotencyKey === true ? true : `${idempotencyKey}:${start}-${next}`,
      }).withResponse()
      state = response.rateLimit
      return [{ start, end: next, ...data }]
    } catch (error) {
      if ((error as { status?: number }).status !== 413 || inputs.length === 1)
        return [{ start, end: next, vectors: [], tokens: 0, error: error as AnyError }]
      tooLarge = Math.min(tooLarge, sizeOf(batch))
    } finally {
      pace.leave(tokens, state)
    }
    return inHalves()
  }

  const isLast = ({ error }: EmbeddedBatch<Encoding>) =>
    error !== undefined && (!skipFailures || isFatal(error) || own.signal.aborted)
  const batches = cutBatches(input, { batchSize, maxBatchBytes, maxBatchTokens, countTokens }, resumeFrom)
  const progress: EmbedProgress = { done: resumeFrom, failed: 0, tokens: 0 }
  try {
    // Twice as many batches as requests: while the first one is slow, those behind it go on.
    for await (const parts of inOrder(batches, embed, 2 * concurrency, own.signal, (all) => all.some(isLast)))
      for (const part of parts) {
        if (isLast(part)) throw part.error as AnyError
        progress.done = part.end
        progress.tokens += part.tokens
        if (part.error) progress.failed += part.end - part.start
        onProgress?.({ ...progress })
        yield part
      }
    if (own.signal.aborted) throw abortedError(signal?.reason)
  } finally {
    signal?.removeEventListener('abort', stop)
    own.abort()
  }
}
