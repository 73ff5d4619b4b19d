import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

import { textTable } from '../text-table.ts'
import type { BulkFigures } from './bulk-process.ts'
import { batchSize, bulkRunners, ourName } from './bulk-runners.ts'
import { ratio } from './timing.ts'

/** Texts of each run, which are whole batches, and of the one that shows how much memory many need. */
const texts = 100 * batchSize
const manyTexts = 200_000
const roundCount = 3

/** How much longer than p-limit with fetch and a view `embedEach` may take, and bytes of its heap with many texts. */
const goals = { time: 1.15, heap: 150_000_000 }

const vector = Float32Array.from({ length: 1024 }, (_, index) => Math.sin(index + 1))
const inBase64 = JSON.stringify(Buffer.from(vector.buffer).toString('base64'))
const inNumbers = JSON.stringify([...vector])

/** The body of a response with so many vectors, in the form that the client asks for. */
function bodyOf(count: number, path: string): string {
  if (path === '/v2/embed')
    return `{"id":"1","embeddings":{"float":[${Array.from({ length: count }, () => inNumbers).join()}]},"texts":[]}`
  const data = Array.from(
    { length: count },
    (_, index) => `{"object":"embedding","index":${index},"embedding":${inBase64}}`,
  )
  return `{"object":"list","model":"jina-embeddings-v3","usage":{"total_tokens":${count},"prompt_tokens":${count}},"data":[${data.join()}]}`
}

/** Answers with vectors of 1,024 numbers, from bodies that are made once. */
async function startService() {
  const bodies = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const { input, texts: others = [] } = JSON.parse(text) as { input?: string[]; texts?: string[] }
      const { length } = input ?? others
      const name = `${length} ${request.url}`
      const body = bodies.get(name) ?? Buffer.from(bodyOf(length, request.url ?? ''))
      bodies.set(name, body)
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
      response.end(body)
    })
  })
  // On a busy machine a client takes up a kept connection later than after five seconds.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** Runs one client in a process without the condition for sources: what is measured is the built package. */
async function measure(name: string, address: string, count: number): Promise<BulkFigures> {
  const script = new URL('bulk-process.ts', import.meta.url).pathname
  const { stdout } = await promisify(execFile)(process.execPath, [script, name, address, String(count)])
  return JSON.parse(stdout) as BulkFigures
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`

/**
 * Prints what it costs to embed many texts in batches, four requests at a time, with each client: in processes of its own, in turn, best of three;
 * and how much memory 200,000 texts need. Every client keeps no vectors. Returns what is above the goals, a sentence each.
 */
export async function benchBulk(): Promise<string[]> {
  const service = await startService()
  const names = Object.keys(bulkRunners)
  const rounds: [string, BulkFigures][] = []
  try {
    for (let round = 0; round < roundCount; round++)
      for (const name of names) rounds.push([name, await measure(name, service.address, texts)])
    const best = names.map((name) => {
      const own = rounds.filter(([each]) => each === name).map(([, figures]) => figures)
      return {
        name,
        sum: own[0]?.sum ?? NaN,
        textsPerSecond: Math.max(...own.map(({ textsPerSecond }) => textsPerSecond)),
        processor: Math.min(...own.map(({ processor }) => processor)),
        heap: Math.min(...own.map(({ heap }) => heap)),
        buffers: Math.min(...own.map(({ buffers }) => buffers)),
      }
    })
    const [bare] = best
    const ours = best.find(({ name }) => name === ourName)
    if (bare === undefined || ours === undefined) throw new Error('A client is missing.')
    const rows = best.map(({ name, sum, textsPerSecond, processor, heap, buffers }) => {
      if (!(Math.abs(sum / bare.sum - 1) < 1e-6)) throw new Error(`${name} returned other vectors.`)
      return [
        name,
        textsPerSecond.toFixed(0),
        ratio(bare.textsPerSecond / textsPerSecond),
        `${processor.toFixed(0)} µs`,
        ratio(processor / bare.processor),
        megabytes(heap),
        megabytes(buffers),
      ]
    })
    console.log(`\n${texts} texts in batches of ${batchSize}, four at a time, vectors of 1,024 numbers\n`)
    console.log(textTable(['client', 'texts/s', 'time', 'processor', '', 'heap', 'buffers'], rows))
    const many = await measure(ourName, service.address, manyTexts)
    console.log(
      `\nembedEach, ${manyTexts} texts: ${megabytes(many.heap)} of heap and ${megabytes(many.buffers)} of buffers at most`,
    )
    const time = bare.textsPerSecond / ours.textsPerSecond
    return [
      ...(time > goals.time ? [`embedEach took ${ratio(time)} as long, above ${ratio(goals.time)}.`] : []),
      ...(many.heap > goals.heap
        ? [`embedEach had ${megabytes(many.heap)} of heap, above ${megabytes(goals.heap)}.`]
        : []),
    ]
  } finally {
    service.close()
  }
}
