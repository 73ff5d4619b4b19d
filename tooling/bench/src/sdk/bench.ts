import { benchBulk } from './bulk-runs.ts'
import { benchCalls } from './call-overhead.ts'
import { benchEmbeddings } from './embedding-calls.ts'
import { benchEventStreams, benchLinearity } from './event-stream.ts'
import { benchHeap } from './heap.ts'
import { printSizes } from './sizes.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:sdk`: the SDK beside others, in one run on one machine. Speeds are ratios, best of five;
 * results are compared before anything is timed.
 */
await benchEventStreams()
await benchLinearity()
await benchCalls()
await benchEmbeddings()
await benchBulk()
await benchHeap()
await printSizes()
