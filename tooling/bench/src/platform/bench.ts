import { parseArgs } from 'node:util'
import { withPostgres } from '@search-foundation/start/with-postgres'

import { textTable } from '../text-table.ts'
import { processorSecondsOf, serverAt } from './database-processor.ts'
import { embeddingRate, manyKeys } from './embeddings.ts'
import { median } from './median.ts'
import { freshDataDir, startPlatform } from './platform-under-test.ts'
import type { Rate } from './rate.ts'
import { restartSeconds } from './restarts.ts'
import { transferRate } from './transfers.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:platform`: how much the local platform does in a second, with its ledger on PGlite,
 * and what a charged call costs there and on a PostgreSQL server (that of `DATABASE_URL`, or one of its own). Benchmark and platform share this machine's processors.
 */
const { values } = parseArgs({
  options: {
    /** Seconds of each measurement. */
    seconds: { type: 'string', default: '10' },
    /** Only charged calls on PostgreSQL. */
    charges: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)

const rows: string[][] = []
const charges: string[][] = []
const add = (what: string, rate: Rate, goal: string) =>
  rows.push([
    what,
    ...[rate.perSecond, rate.inBestSecond, rate.perProcessorSecond].map((each) => each.toFixed(0)),
    goal,
  ])
function addCharge(database: string, { perSecond, inBestSecond, milliseconds }: Rate): void {
  const { platform, database: server } = milliseconds
  const times = [platform, server, platform + server].map((each) => each.toFixed(2))
  charges.push([database, perSecond.toFixed(0), inBestSecond.toFixed(0), ...times])
}

if (!values.charges) {
  const platform = await startPlatform()
  try {
    const { port } = platform
    add('transfers over HTTP', await transferRate(platform, seconds), '200')
    const keys = await manyKeys(platform)
    const embed = (batch: number, type: 'float' | 'base64') =>
      embeddingRate(port, keys, { seconds, batch, type })
    const one = await embed(1, 'float')
    add('embeddings of 1 kB, 1 in a call, 1,024 numbers each', one, '500')
    add('embeddings of 1 kB, 32 in a call, 1,024 numbers each', await embed(32, 'float'), '500')
    add('embeddings of 1 kB, 32 in a call, base64', await embed(32, 'base64'), '500')
    addCharge('PGlite, in the platform', one)
  } finally {
    await platform.end()
  }
  console.log('Local platform, ledger on PGlite\n')
  console.log(textTable(['what', 'in a second', 'in the best', 'in one of its processor time', 'goal'], rows))
}

await withPostgres(process.env, async (env) => {
  const databaseUrl = env['DATABASE_URL'] ?? ''
  const platform = await startPlatform(freshDataDir(), { DATABASE_URL: databaseUrl })
  try {
    const server = serverAt(Number(new URL(databaseUrl).port || 5432))
    const keys = await manyKeys(platform)
    const databaseSeconds = () => processorSecondsOf(server)
    const rate = await embeddingRate(platform.port, keys, {
      seconds,
      batch: 1,
      type: 'float',
      databaseSeconds,
    })
    addCharge('PostgreSQL', rate)
  } finally {
    await platform.end()
  }
})
console.log(
  '\nCharged calls that embed one text of 1 kB: calls in a second, and processor milliseconds for each\n',
)
const chargesHead = ['database', 'in a second', 'in the best', 'platform', 'database server', 'together']
console.log(textTable(chargesHead, charges))

if (values.charges) process.exit()
const restarts = await restartSeconds()
const shown = [Math.min(...restarts), median(restarts), Math.max(...restarts)].map((time) => time.toFixed(2))
console.log('\nKilled under transfers: seconds until it is ready again\n')
console.log(textTable(['quickest', 'median', 'slowest', 'goal'], [[...shown, '3']]))
process.exit()
