import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'

import { newKey } from '../platform/accounts.ts'
import { median } from '../platform/median.ts'
import { startPlatform } from '../platform/platform-under-test.ts'
import { textTable } from '../text-table.ts'
import { attacks, type Attack } from './attacks.ts'
import type { Durations } from './probe.worker.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:attacks`: how long a second client waits for `/health` and for a charged call while requests of the largest and
 * most expensive kinds arrive, beside the same machine without them, and how much memory the process takes. Attackers, second client and platform share the processors.
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
/** Median and longest wait that no attack may exceed, in milliseconds, and memory that the process may take at its peak, in bytes. */
const goals = { median: 100, longest: 1000, memory: 1024 ** 3 }

/** Heap of the main thread, in megabytes: that of a container with 1 GiB. */
const heapMegabytes = 512

const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? Number.NaN

const platform = await startPlatform(undefined, {
  NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
  REFUSED_LIMIT: '1000000',
})

/** Largest resident memory that the platform has had, in bytes (Linux). */
const peakMemory = (): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${platform.pid}/status`, 'utf8'))?.[1]) * 1024
const inMegabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(0)

const keys: string[] = []
for (let index = 0; index < 12; index++) keys.push(await newKey(platform))
let used = 0
const target = { port: platform.port, nextKey: () => keys[used++ % keys.length] ?? '' }
const probe = new Worker(new URL('probe.worker.ts', import.meta.url), {
  workerData: { port: platform.port, key: await newKey(platform) },
})

async function durations(): Promise<Durations> {
  probe.postMessage(seconds, [])
  const [measured] = (await once(probe, 'message')) as [Durations]
  return measured
}

/** Runs an attack while the other client measures; returns its durations, and how often each outcome came back. */
async function under(attack: Attack): Promise<{ measured: Durations; outcomes: Map<string, number> }> {
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
  const quiet = await durations()
  const { measured, outcomes } = await under(attack)
  const medians = [measured.health, measured.charged].map((each) => median(each))
  const longest = Math.max(...measured.health, ...measured.charged)
  if (Math.max(...medians) > goals.median || longest > goals.longest) tooSlow.push(name)
  const figures = [
    median(quiet.health),
    median(quiet.charged),
    ...medians,
    percentile(measured.health, 0.95),
    longest,
  ]
  const counts = [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
  rows.push([name, ...figures.map((each) => each.toFixed(1)), inMegabytes(peakMemory()), counts])
}
const memory = peakMemory()
await probe.terminate()
await platform.end()
console.log(
  `/health and a charged call of a second client, in milliseconds; goals: medians of ${goals.median} and a longest of ${goals.longest} at most\n`,
)
const head = ['attack', 'health', 'charged', 'health', 'charged', '95 %', 'longest', 'peak MB', 'rounds']
console.log('The first two columns are medians without the attack, the next two with it.\n')
console.log(textTable(head, rows))
console.log(`\nPeak memory: ${inMegabytes(memory)} MB; goal: ${inMegabytes(goals.memory)} at most`)
if (tooSlow.length > 0) console.log(`\nAbove the goals: ${tooSlow.join('; ')}`)
process.exit(tooSlow.length > 0 || memory > goals.memory ? 1 : 0)
