import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'

import { newKey } from '../platform/accounts.ts'
import { median } from '../platform/median.ts'
import { startPlatform } from '../platform/platform-under-test.ts'
import { textTable } from '../text-table.ts'
import { attacks, type Attack } from './attacks.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:attacks`: how long a second client waits for `/health` while requests of the largest and
 * most expensive kinds arrive, beside the same machine without them. Attackers, second client and platform share the processors.
 */
const { values } = parseArgs({
  options: {
    /** Seconds of each attack, and of the quiet before it. */
    seconds: { type: 'string', default: '5' },
    /** Rounds of an attack that run at once. */
    attackers: { type: 'string', default: '4' },
    /** Part of the names of the attacks to run; all by default. */
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(values.seconds)
/** Median that no attack may exceed, in milliseconds. */
const goal = 100

const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? Number.NaN

const platform = await startPlatform()
const keys: string[] = []
for (let index = 0; index < 12; index++) keys.push(await newKey(platform))
let used = 0
const target = { port: platform.port, nextKey: () => keys[used++ % keys.length] ?? '' }
const probe = new Worker(new URL('probe.worker.ts', import.meta.url), { workerData: { port: platform.port } })

async function durations(): Promise<number[]> {
  probe.postMessage(seconds, [])
  const [measured] = (await once(probe, 'message')) as [number[]]
  return measured
}

/** Runs an attack while the other client measures; returns its durations, and how often each outcome came back. */
async function under(attack: Attack): Promise<{ measured: number[]; outcomes: Map<string, number> }> {
  const outcomes = new Map<string, number>()
  let isOver = false
  const loops = Array.from({ length: Number(values.attackers) }, async () => {
    while (!isOver) {
      const outcome = await attack(target).catch(() => 'refused')
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  })
  const measured = await durations()
  isOver = true
  await Promise.all(loops)
  return { measured, outcomes }
}

const rows: string[][] = []
const tooSlow: string[] = []
await durations()
for (const [name, attack] of Object.entries(attacks).filter(([each]) => each.includes(values.only))) {
  // What the last attack has left is worked off first.
  await durations()
  const quiet = median(await durations())
  const { measured, outcomes } = await under(attack)
  const attacked = median(measured)
  if (attacked > goal) tooSlow.push(name)
  const figures = [quiet, attacked, percentile(measured, 0.95), Math.max(...measured)]
  const counts = [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
  rows.push([name, ...figures.map((each) => each.toFixed(1)), counts])
}
await probe.terminate()
await platform.end()
console.log(`/health of a second client, in milliseconds; goal: a median of ${goal} at most\n`)
console.log(textTable(['attack', 'median without', 'median', '95 %', 'longest', 'rounds'], rows))
if (tooSlow.length > 0) console.log(`\nAbove the goal: ${tooSlow.join('; ')}`)
process.exit(tooSlow.length > 0 ? 1 : 0)
