import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

import { embedEach } from '../../src/bulk.ts'
import { createClient } from '../../src/index.ts'
import { dimensions, simulateService } from './simulated-service.ts'

const isNightly = process.env['NIGHTLY'] === '1'
const texts = isNightly ? 10_000_000 : 200_000
/** After which parts of all texts the process ends. */
const kills = [0.13, 0.5, 0.81]

function* textsFrom(first: number) {
  for (let number = first; number < texts; number++) yield `text ${number}`
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Megabytes that are in use after a collection. */
function usedMemory(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1_000_000
}

test(
  `${texts.toLocaleString('en-US')} texts: each is there once and paid once, also after the process was killed, and memory stays flat`,
  { timeout: 3_600_000 },
  async () => {
    const minute = 200
    const { fetch, ledger } = simulateService({
      ...{ requestsPerMinute: isNightly ? 500 : 20, minute, lostEvery: 37 },
    })
    const memory: number[] = []
    const began = performance.now()
    /** Where the output ends: what a process writes down, and the next one reads. */
    let written = 0

    /** What one process does: it goes on from where the output ends, and is killed in the middle of its requests. */
    const runProcess = async (killAfter: number) => {
      const client = createClient({ fetch, apiKey: 'sf_key' })
      const options = { idempotencyKey: 'run', resumeFrom: written, concurrency: 8 }
      const request = { model: 'jina-embeddings-v3', dimensions, input: textsFrom(0) }
      for await (const { start, end, vectors } of embedEach(client, request, options)) {
        expect([start, vectors.length]).toEqual([written, end - start])
        for (const [offset, vector] of vectors.entries())
          if (vector[0] !== start + offset) expect(vector[0]).toBe(start + offset)
        const tenth = Math.floor((end / texts) * 10)
        if (tenth > Math.floor((start / texts) * 10)) memory.push(usedMemory())
        written = end
        if (end >= killAfter) return
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- one process after another
    for (const part of [...kills, Infinity]) await runProcess(part * texts)

    expect(written).toBe(texts)
    expect(ledger.charged).toBe(texts)
    // Lost responses and killed requests were made again, and not paid again.
    expect(ledger.repeated).toBeGreaterThan(0)
    const growth = Math.max(...memory) - (memory[0] as number)
    expect(growth).toBeLessThan(30)

    const seconds = (performance.now() - began) / 1000
    const { requests, repeated, limited } = ledger
    console.log(
      `${texts} texts in ${seconds.toFixed(1)} s, ${requests} requests, ${repeated} of them repeated, ${limited} refused by the rate limit; memory at each tenth: ${memory.map((each) => each.toFixed(0)).join(', ')} MB`,
    )
  },
)
