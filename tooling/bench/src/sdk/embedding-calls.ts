import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

import { textTable } from '../text-table.ts'
import { embeddingCallers } from './embedding-callers.ts'
import type { EmbeddingFigures } from './embedding-process.ts'
import { ratio } from './timing.ts'

const calls = 10_000
const roundCount = 3

/** Answers with a vector of 1,024 numbers, as base64 or as JSON, whichever the client asks for. */
async function startService() {
  const vector = Float32Array.from({ length: 1024 }, (_, index) => Math.sin(index + 1))
  const answer = (embedding: unknown) =>
    JSON.stringify({
      ...{ object: 'list', model: 'jina-embeddings-v3', usage: { total_tokens: 2, prompt_tokens: 2 } },
      data: [{ object: 'embedding', index: 0, embedding }],
    })
  const asBase64 = answer(Buffer.from(vector.buffer).toString('base64'))
  const asNumbers = answer([...vector])
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      response.end(body.includes('"base64"') ? asBase64 : asNumbers)
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
async function measure(name: string, address: string): Promise<EmbeddingFigures> {
  const script = new URL('embedding-process.ts', import.meta.url).pathname
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--expose-gc', script, name, address, String(calls)],
  ])
  return JSON.parse(stdout) as EmbeddingFigures
}

/** Of several rounds, what the machine can do when nothing is in the way. */
function bestOf(rounds: readonly EmbeddingFigures[]): EmbeddingFigures {
  const least = (field: keyof EmbeddingFigures) => Math.min(...rounds.map((figures) => figures[field]))
  return {
    load: least('load'),
    callsPerSecond: Math.max(...rounds.map(({ callsPerSecond }) => callsPerSecond)),
    processor: least('processor'),
    retained: least('retained'),
    most: least('most'),
    sum: least('sum'),
  }
}

/**
 * Prints what 10,000 embeddings of a server on this machine cost with each client: eight calls at a time, each client in processes of its own, in
 * turn. Processor time is that of the client alone.
 */
export async function benchEmbeddings(): Promise<void> {
  const service = await startService()
  const names = Object.keys(embeddingCallers)
  const measured = Object.fromEntries(names.map((name) => [name, [] as EmbeddingFigures[]]))
  try {
    for (let round = 0; round < roundCount; round++)
      for (const name of names) measured[name]?.push(await measure(name, service.address))
  } finally {
    service.close()
  }
  const best = names.map((name) => [name, bestOf(measured[name] ?? [])] as const)
  const bare = best[0]?.[1]
  if (bare === undefined) return
  const rows = best.map(([name, figures]) => {
    if (Math.abs(figures.sum - bare.sum) > 0.001) throw new Error(`${name} returned other vectors.`)
    return [
      name,
      figures.callsPerSecond.toFixed(0),
      ratio(figures.callsPerSecond / bare.callsPerSecond),
      `${figures.processor.toFixed(0)} µs`,
      ratio(figures.processor / bare.processor),
      `${(figures.retained / 1024).toFixed(0)} KiB`,
      `${(figures.most / 1024 / 1024).toFixed(0)} MiB`,
      `${figures.load.toFixed(1)} ms`,
    ]
  })
  const headings = ['client', 'calls/s', '', 'processor', '', 'retained', 'most memory', 'import']
  console.log(`\n${calls} embeddings of 1,024 numbers, eight at a time, beside bare fetch + json\n`)
  console.log(textTable(headings, rows))
}
