import type { ImageItem, TextItem } from '../resources/embeddings.ts'

/** One input of an embedding. */
export type EmbedInput = string | TextItem | ImageItem

/** Limits of one request. An input that exceeds a limit by itself is sent alone. */
export interface BatchLimits {
  /**
   * Inputs per request, 1 to 2,048. By default as many as keep the response under 1 MB: 90 for vectors of 2,048 numbers, more for shorter
   * ones. The service stores such a response for a day, so a repeated request is not charged again.
   */
  batchSize?: number | undefined
  /** Bytes of the inputs in one request, in UTF-8; 4,000,000 by default. The service accepts requests up to 12 MB. */
  maxBatchBytes?: number | undefined
  /** Tokens of the inputs in one request, as counted by `countTokens`; 100,000 by default. */
  maxBatchTokens?: number | undefined
  /** Returns the number of tokens of a text; by default a third of its bytes, which overestimates rather than underestimates. */
  countTokens?: ((text: string) => number) | undefined
}

/** Inputs of one request: those from number `start` to the one before `end`. */
export interface Batch {
  start: number
  end: number
  inputs: EmbedInput[]
  tokens: number
}

/** Bytes of a number in the JSON of a response: base64 of a float32, or a byte of eight bits as text. */
const floatBytes = 16 / 3
const bitBytes = 4 / 8
/** Bytes around each vector. */
const frameBytes = 60
const keptResponse = 1_000_000
const largestBatch = 2048
const longestVector = 2048

/** Returns how many inputs have a response that the service keeps. */
export const keptBatch = (dimensions = longestVector, isFloat: boolean): number =>
  Math.min(
    largestBatch,
    Math.max(1, Math.floor(keptResponse / (dimensions * (isFloat ? floatBytes : bitBytes) + frameBytes))),
  )

const encoder = new TextEncoder()
const bytesPerToken = 3

/** Cuts a batch in two, in the same place every time. */
export function halve({ start, inputs, tokens }: Batch): [Batch, Batch] {
  const middle = Math.ceil(inputs.length / 2)
  const half = (from: number, to: number): Batch => ({
    start: start + from,
    end: start + to,
    inputs: inputs.slice(from, to),
    tokens: tokens / 2,
  })
  return [half(0, middle), half(middle, inputs.length)]
}

/**
 * Yields what is left of a batch when the inputs before number `resumeFrom` are done. A run that ended within a batch had halved it, so its
 * requests are the halves.
 */
function* remainder(batch: Batch, resumeFrom: number): Generator<Batch, void, undefined> {
  if (batch.start >= resumeFrom) yield batch
  else if (batch.end > resumeFrom) for (const half of halve(batch)) yield* remainder(half, resumeFrom)
}

/**
 * Cuts inputs into batches and leaves out the inputs before number `resumeFrom`: the other batches are the same for the same inputs and limits, so
 * that a later run makes the same requests. Reads no further than the batch that is asked for. Leaving the loop closes the source.
 */
export async function* cutBatches(
  source: Iterable<EmbedInput> | AsyncIterable<EmbedInput>,
  limits: Readonly<Record<Exclude<keyof BatchLimits, 'countTokens'>, number>> &
    Pick<BatchLimits, 'countTokens'>,
  resumeFrom: number,
): AsyncGenerator<Batch, void, undefined> {
  const { batchSize, maxBatchBytes, maxBatchTokens, countTokens } = limits
  let batch: Batch = { start: 0, end: 0, inputs: [], tokens: 0 }
  let batchBytes = 0
  for await (const input of source) {
    const isImage = typeof input === 'object' && 'image' in input
    const text = typeof input === 'string' ? input : isImage ? input.image : input.text
    const bytes = encoder.encode(text).length
    const tokens = isImage ? 0 : (countTokens?.(text) ?? Math.ceil(bytes / bytesPerToken))
    const count = batch.inputs.length
    if (
      count >= batchSize ||
      (count > 0 && (batchBytes + bytes > maxBatchBytes || batch.tokens + tokens > maxBatchTokens))
    ) {
      yield* remainder(batch, resumeFrom)
      batch = { start: batch.end, end: batch.end, inputs: [], tokens: 0 }
      batchBytes = 0
    }
    batch.inputs.push(input)
    batch.end++
    batch.tokens += tokens
    batchBytes += bytes
  }
  if (batch.inputs.length > 0) yield* remainder(batch, resumeFrom)
}

/** Bytes of a batch in the body of its request. */
export const sizeOf = ({ inputs }: Batch): number => encoder.encode(JSON.stringify(inputs)).length
