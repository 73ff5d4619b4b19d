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

const child = spawn(
  process.execPath,
  ['--conditions=@search-foundation/source', program, `--entries=${values.entries}`],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
let text = ''
child.stdout.on('data', (part: Buffer) => (text += part.toString()))
const [code] = (await once(child, 'close')) as [number]
if (code !== 0) throw new Error(`The measurement ended with ${code}.`)
const medians = JSON.parse(text) as Record<string, number[]>
const rows = Object.entries(medians).map(([what, times]) => {
  const ratio = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN)
  return [what, ...times.map((time) => time.toFixed(2)), ratio.toFixed(2)]
})
console.log('Median milliseconds per statement, by number of ledger entries, in turn\n')
console.log(textTable(['what', ...values.entries.split(','), 'last to first'], rows))
