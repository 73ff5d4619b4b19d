import { existsSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createClient } from '@search-foundation/api-client'
import { embedEach } from '@search-foundation/api-client/bulk'

import { allTexts, dimensions, vectorBytes } from './texts.ts'

/** Where in the work on a batch the process ends. */
export type Moment = 'within the write' | 'before the checkpoint' | 'after the checkpoint'

/** What the process does. */
export interface EmbedOrder {
  address: string
  texts: number
  batchSize: number
  concurrency: number
  /** Path of the vectors; beside it is the checkpoint. */
  output: string
  /** Number of texts after which the process kills itself with SIGKILL, and when. Without it, it goes on to the end. */
  kill?: { at: number; moment: Moment } | undefined
}

/** How far the process is, and the memory that it needs, in bytes. */
export interface Sample {
  done: number
  /** Heap and array buffers after a collection. */
  used: number
  resident: number
}

/** File that has how many texts are in the output. */
const checkpointOf = (output: string): string => `${output}.done`

/** How many samples a whole run takes. */
const samples = 100

/*
 * `embed-to-file.ts <order as JSON>`, started by `simulate.ts`: embeds all texts into a file and goes on where an earlier process has ended, as
 * the guide of the SDK shows it. Prints a sample for each hundredth of the texts. Uses the built package: no condition for sources is set.
 */
const order = JSON.parse(process.argv[2] ?? '') as EmbedOrder
const { address, texts, batchSize, concurrency, output, kill } = order
const checkpoint = checkpointOf(output)
const written = existsSync(checkpoint) ? Number(readFileSync(checkpoint, 'utf8')) : 0
const file = await open(output, existsSync(output) ? 'r+' : 'w')
// What was written after the last checkpoint is written again.
await file.truncate(written * vectorBytes)
const state = await open(checkpoint, existsSync(checkpoint) ? 'r+' : 'w')

const dieAt = (moment: Moment, end: number) => {
  if (kill && end >= kill.at && moment === kill.moment) process.kill(process.pid, 'SIGKILL')
}

const client = createClient({ apiKey: 'key', baseUrl: address })
const request = { model: 'jina-embeddings-v3', dimensions, input: allTexts(texts) }
const options = { batchSize, concurrency, resumeFrom: written, idempotencyKey: 'run' }
let place = written * vectorBytes
for await (const { start, end, vectors } of embedEach(client, request, options)) {
  const floats = new Float32Array((end - start) * dimensions)
  vectors.forEach((vector, index) => floats.set(vector, index * dimensions))
  const bytes = new Uint8Array(floats.buffer)
  const middle = bytes.length / 2 + 1
  await file.write(bytes, 0, middle, place)
  dieAt('within the write', end)
  await file.write(bytes, middle, bytes.length - middle, place + middle)
  place += bytes.length
  dieAt('before the checkpoint', end)
  await state.write(String(end).padEnd(16), 0)
  dieAt('after the checkpoint', end)
  if (Math.floor((end / texts) * samples) === Math.floor((start / texts) * samples)) continue
  globalThis.gc?.()
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage()
  console.log(JSON.stringify({ done: end, used: heapUsed + arrayBuffers, resident: rss } satisfies Sample))
}
await file.close()
await state.close()
