import type { Client } from '@search-foundation/api-client'
import { embedEach, type EachEncoding, type EmbedEachRequest } from '@search-foundation/api-client/bulk'

import { parseLine, type LineSource } from '../input/parse-line.ts'
import { openInput } from '../input/read-texts.ts'
import { splitLines } from '../input/split-lines.ts'

/** What to embed, and how. */
export interface EmbedFileOrder {
  /** Path of the input, or `-`. */
  file: string
  source: LineSource
  request: Omit<EmbedEachRequest<EachEncoding>, 'input'>
  batchSize?: number | undefined
  concurrency?: number | undefined
  /** Inputs to skip. */
  resumeFrom: number
  idempotencyKey: string | true
  /** Ends the input: batches in flight, which are paid for, still arrive. */
  interrupt: AbortSignal
}

/** Lines of the output for the inputs up to number `end`, which is excluded. */
export interface EmbeddedLines {
  lines: string
  end: number
  /** Tokens that they cost. */
  tokens: number
}

/** A float32 has nine significant digits at most; JSON of its value as a double would have seventeen. */
const numbersOf = (vector: ArrayLike<number>): number[] =>
  vector instanceof Float32Array
    ? Array.from(vector, (value) => Number(value.toPrecision(9)))
    : Array.from(vector)

/** Embeds the lines of a file and yields those of the output, in order and with constant memory. Throws as `embedEach` does. */
export async function* embedFile(
  client: Client,
  { file, source, request, batchSize, concurrency, resumeFrom, idempotencyKey, interrupt }: EmbedFileOrder,
): AsyncGenerator<EmbeddedLines, void, undefined> {
  /** Ids of the inputs that were read and are not written yet. */
  const ids: unknown[] = []
  async function* inputs() {
    let number = 0
    let line = 0
    for await (const text of splitLines(openInput(file))) {
      line++
      if (text.trim() === '') continue
      if (interrupt.aborted) return
      const { input, id } = parseLine(text, line, source)
      if (number++ >= resumeFrom) ids.push(id)
      yield input
    }
  }
  const batches = embedEach(
    client,
    { ...request, input: inputs() },
    { batchSize, concurrency, resumeFrom, idempotencyKey },
  )
  for await (const { start, end, vectors, tokens } of batches) {
    const lines = vectors.map((vector, offset) => {
      const id = ids.shift()
      const embedding = numbersOf(vector)
      return `${JSON.stringify({ index: start + offset, ...(id !== undefined && { id }), embedding })}\n`
    })
    yield { lines: lines.join(''), end, tokens }
  }
}
