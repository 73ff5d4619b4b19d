import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { textTable } from '../text-table.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:growth`: what calls cost on the PostgreSQL server of `DATABASE_URL` with a small and with a
 * large ledger. The largest takes minutes and several gigabytes.
 */
const { values } = parseArgs({
  options: {
    /** Numbers of ledger entries, the smallest first. */
    entries: { type: 'string', default: '10000,1000000' },
  },
})
const program = resolve(
  import.meta.dirname,
  '../../../../apps/platform/src/ledger/growth-process.test-support.ts',
)

async function mediansWith(entries: string): Promise<Record<string, number>> {
  const child = spawn(
    process.execPath,
    ['--conditions=@search-foundation/source', program, `--entries=${entries}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`The measurement with ${entries} entries ended with ${code}.`)
  return JSON.parse(text) as Record<string, number>
}

const sizes = values.entries.split(',')
const columns: Record<string, number>[] = []
for (const size of sizes) columns.push(await mediansWith(size))
const [first = {}] = columns
const rows = Object.keys(first).map((what) => {
  const times = columns.map((medians) => medians[what] ?? Number.NaN)
  const ratio = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN)
  return [what, ...times.map((time) => time.toFixed(2)), ratio.toFixed(2)]
})
console.log('Median milliseconds per statement, by number of ledger entries\n')
console.log(textTable(['what', ...sizes, 'last to first'], rows))
