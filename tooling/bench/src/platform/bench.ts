import { parseArgs } from 'node:util'

import { textTable } from '../text-table.ts'
import { embeddingRate, manyKeys } from './embeddings.ts'
import { median } from './median.ts'
import { startPlatform } from './platform-under-test.ts'
import type { Rate } from './rate.ts'
import { restartSeconds } from './restarts.ts'
import { transferRate } from './transfers.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:platform`: how much the local platform does in a second, with its ledger on PGlite.
 * Benchmark and platform share this machine's processors.
 */
const { values } = parseArgs({
  options: {
    /** Seconds of each measurement. */
    seconds: { type: 'string', default: '10' },
  },
})
const seconds = Number(values.seconds)
const platform = await startPlatform()
try {
  const { port } = platform
  const rows: string[][] = []
  const add = (what: string, rate: Rate, goal: string) =>
    rows.push([
      what,
      ...[rate.perSecond, rate.inBestSecond, rate.perProcessorSecond].map((each) => each.toFixed(0)),
      goal,
    ])
  add('transfers over HTTP', await transferRate(platform, seconds), '200')
  const keys = await manyKeys(platform)
  const embed = (batch: number, type: 'float' | 'base64') =>
    embeddingRate(port, keys, { seconds, batch, type })
  add('embeddings of 1 kB, 1 in a call, 1,024 numbers each', await embed(1, 'float'), '500')
  add('embeddings of 1 kB, 32 in a call, 1,024 numbers each', await embed(32, 'float'), '500')
  add('embeddings of 1 kB, 32 in a call, base64', await embed(32, 'base64'), '500')
  console.log('Local platform, ledger on PGlite\n')
  console.log(textTable(['what', 'in a second', 'in the best', 'in one of its processor time', 'goal'], rows))
} finally {
  await platform.end()
}
const restarts = await restartSeconds()
const shown = [Math.min(...restarts), median(restarts), Math.max(...restarts)].map((time) => time.toFixed(2))
console.log('\nKilled under transfers: seconds until it is ready again\n')
console.log(textTable(['quickest', 'median', 'slowest', 'goal'], [[...shown, '3']]))
process.exit()
