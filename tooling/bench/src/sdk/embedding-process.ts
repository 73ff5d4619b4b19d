import { embeddingCallers } from './embedding-callers.ts'

/** What one client took for its calls. */
export interface EmbeddingFigures {
  /** Milliseconds until the client could be used. */
  load: number
  callsPerSecond: number
  /** Microseconds of processor time for each call, of all threads. */
  processor: number
  /** Bytes of heap that all calls left behind. */
  retained: number
  /** Most bytes that the process had in memory. */
  most: number
  /** Sum of what the vectors begin with, to compare. */
  sum: number
}

const warmUp = 500
const inFlight = 8

/** `embedding-process.ts <client> <address> <calls>` makes calls with one client in a process of its own, and prints its figures as JSON. */
const [, , name = '', address = '', count = ''] = process.argv
const collect = globalThis.gc
const create = embeddingCallers[name]
if (collect === undefined || create === undefined) throw new Error('Run by embedding-calls.ts.')

async function callTimes(times: number, embed: (text: string) => Promise<readonly number[]>) {
  let next = 0
  let sum = 0
  const work = async () => {
    while (next < times) {
      const [first = 0] = await embed(`text ${next++}`)
      sum += first
    }
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  return sum
}

const start = performance.now()
const embed = await create(address)
const load = performance.now() - start
await callTimes(warmUp, embed)
collect()
const heap = process.memoryUsage().heapUsed
const processor = process.cpuUsage()
const began = performance.now()
const sum = await callTimes(Number(count), embed)
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(processor)
collect()
const figures: EmbeddingFigures = {
  load,
  callsPerSecond: Number(count) / seconds,
  processor: (user + system) / Number(count),
  retained: process.memoryUsage().heapUsed - heap,
  most: process.resourceUsage().maxRSS * 1024,
  sum,
}
console.log(JSON.stringify(figures))
process.exit(0)
