import { parseArgs } from 'node:util'

import { benchBulk } from './bulk-runs.ts'
import { benchCalls } from './call-overhead.ts'
import { benchEmbeddings } from './embedding-calls.ts'
import { benchEventStreams, benchLinearity } from './event-stream.ts'
import { benchHeap } from './heap.ts'
import { printSizes } from './sizes.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:sdk`: the SDK beside others, in one run on one machine. Speeds are ratios, best of five;
 * results are compared before anything is timed. `--only=bulk,sizes` runs some of the parts. Ends with 1 when a part is above its goals.
 */
const parts: Readonly<Record<string, () => Promise<string[] | void>>> = {
  streams: benchEventStreams,
  linearity: benchLinearity,
  calls: benchCalls,
  embeddings: benchEmbeddings,
  bulk: benchBulk,
  heap: benchHeap,
  sizes: printSizes,
}
const { values } = parseArgs({ options: { only: { type: 'string', default: Object.keys(parts).join() } } })
const aboveGoals: string[] = []
for (const name of values.only.split(',')) {
  const part = parts[name]
  if (part === undefined) throw new RangeError(`--only takes ${Object.keys(parts).join(', ')}.`)
  aboveGoals.push(...((await part()) ?? []))
}
if (aboveGoals.length > 0) {
  console.error(`\n${aboveGoals.join('\n')}`)
  process.exitCode = 1
}
