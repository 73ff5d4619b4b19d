import { bulkRunners } from './bulk-runners.ts'

/** What one client took for its texts. */
export interface BulkFigures {
  textsPerSecond: number
  /** Microseconds of processor time for each text, of all threads. */
  processor: number
  /** Most bytes of the heap, of samples every 20 ms, without a forced collection: what waits to be collected counts. */
  heap: number
  /** Most bytes of buffers outside of the heap, in the same samples. */
  buffers: number
  /** Sum of what the vectors begin with, to compare. */
  sum: number
}

const sampleMilliseconds = 20

function* textsUpTo(count: number): Generator<string> {
  for (let number = 0; number < count; number++) yield `text ${number}`
}

/** `bulk-process.ts <client> <address> <texts>` embeds texts with one client in a process of its own, and prints its figures as JSON. */
const [, , name = '', address = '', texts = ''] = process.argv
const count = Number(texts)
const create = bulkRunners[name]
if (create === undefined) throw new Error('Run by bulk-runs.ts.')
const run = await create(address)

let heap = 0
let buffers = 0
const timer = setInterval(() => {
  const { heapUsed, external } = process.memoryUsage()
  heap = Math.max(heap, heapUsed)
  buffers = Math.max(buffers, external)
}, sampleMilliseconds)
const processor = process.cpuUsage()
const began = performance.now()
const sum = await run(textsUpTo(count))
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(processor)
clearInterval(timer)
const figures: BulkFigures = {
  textsPerSecond: count / seconds,
  processor: (user + system) / count,
  heap,
  buffers,
  sum,
}
console.log(JSON.stringify(figures))
process.exit(0)
