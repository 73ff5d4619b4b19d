import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { segment, type Client } from '@search-foundation/api-client'

import { usageFailure } from '../failures.ts'
import { parseLine, type LineSource } from '../input/parse-line.ts'
import { splitLines } from '../input/split-lines.ts'

/** What a file contains. */
export interface ScannedInputs {
  /** Number of texts and images. */
  inputs: number
  /** Bytes of the texts, in UTF-8. */
  textBytes: number
  /** SHA-256 of the file, by which a later run recognizes it. */
  digest: string
  /** The first texts, up to 20,000 characters. */
  sample: string
}

const sampleLength = 20_000

/**
 * Reads a whole file once, with constant memory, before anything is paid for: a line that is not valid ends the command here. Throws a usage
 * failure for such a line and for a file without inputs.
 */
export async function scanInputs(file: string, source: LineSource): Promise<ScannedInputs> {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
      hash.update(chunk as Buffer)
      yield chunk as Buffer
    }
  }
  let inputs = 0
  let textBytes = 0
  let line = 0
  const sample: string[] = []
  let sampled = 0
  for await (const text of splitLines(hashed())) {
    line++
    if (text.trim() === '') continue
    const { input } = parseLine(text, line, source)
    inputs++
    if (typeof input !== 'string') continue
    textBytes += Buffer.byteLength(input)
    if (sampled >= sampleLength) continue
    sample.push(input.slice(0, sampleLength - sampled))
    sampled += input.length
  }
  if (inputs === 0) throw usageFailure(`${file} has no texts.`)
  return { inputs, textBytes, digest: hash.digest('hex'), sample: sample.join('\n') }
}

/** Estimates the tokens of texts by those of a sample, which the segmenter counts for free: languages differ by a factor of three. */
export async function estimateTokens(
  client: Client,
  { textBytes, sample }: Pick<ScannedInputs, 'textBytes' | 'sample'>,
  signal: AbortSignal,
): Promise<number> {
  if (sample === '') return 0
  const { num_tokens: tokens } = await segment(client, { content: sample }, { signal })
  return Math.ceil((textBytes / Buffer.byteLength(sample)) * tokens)
}
