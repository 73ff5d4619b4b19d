import { parseArgs } from 'node:util'
import { withPostgres } from '@search-foundation/start/with-postgres'

import { median } from '../platform/median.ts'
import { textTable } from '../text-table.ts'
import { attacksByBodies } from './attacks-by-bodies.ts'
import { attacksOnUpstream, attacksWithOthers } from './attacks-with-others.ts'
import { attacks } from './attacks.ts'
import { measureAttacks, type Measured } from './measure-attacks.ts'
import { limitMemory } from './memory-group.ts'
import { startOthers } from './others.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:attacks`: how long a second client waits for `/health` and for a charged call while requests of the largest and
 * most expensive kinds arrive, and how much memory the process takes. Attackers, second client and platform share the processors. The
 * ledger is on a PostgreSQL server, as in production: that of `DATABASE_URL`, whose database is empty, or one of its own.
 */
const { values } = parseArgs({
  options: {
    /** Seconds of each attack. */
    seconds: { type: 'string', default: '4' },
    /** Rounds of an attack that run at once. */
    attackers: { type: 'string', default: '4' },
    /** Parts of the names of the attacks to run, separated by commas; all by default. */
    only: { type: 'string', default: '' },
  },
})
/** Median and longest wait that no attack may exceed, in milliseconds, and memory that the process may take at its peak, in bytes. */
const goals = { median: 100, longest: 1000, memory: 1024 ** 3 }

/** Heap of the main thread, in megabytes: that of a container with 1 GiB. */
const heapMegabytes = 512

/** The container. Without the right to make one, only the measured memory tells whether the process stays below. */
const group = limitMemory(goals.memory)

const others = await startOthers()
const preload = new URL('lead-here.preload.ts', import.meta.url).href
const environment = {
  // As in our image.
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: `--max-old-space-size=${heapMegabytes} --import=${preload}`,
  BENCH_NAME_SERVER: others.nameServer,
  BENCH_SITE_PORT: String(others.sitePort),
  REFUSED_LIMIT: '1000000',
  WEBHOOK_NETWORKS: 'any',
}
const options = {
  seconds: Number(values.seconds),
  attackers: Number(values.attackers),
  group: group?.folder,
  others,
}

const rows: string[][] = []
const aboveGoals: string[] = []
const inMegabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(0)

function note({ name, health, charged, memory, outcomes }: Measured): void {
  const medians = [median(health), median(charged)]
  const longest = [Math.max(...health), Math.max(...charged)]
  const isAbove =
    Math.max(...medians) > goals.median || Math.max(...longest) > goals.longest || memory > goals.memory
  if (isAbove) aboveGoals.push(name)
  const counts = [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
  const figures = [...medians, ...longest].map((each) => each.toFixed(1))
  rows.push([name, ...figures, inMegabytes(memory), counts.slice(0, 60)])
  // A run that is cut off has shown what it knows.
  console.error(rows.at(-1)?.join(' | '))
}

const chosen = (all: Readonly<Record<string, Parameters<typeof measureAttacks>[0][number][1]>>) =>
  Object.entries(all).filter(([name]) => values.only.split(',').some((part) => name.includes(part)))
const local = chosen({ ...attacks, ...attacksByBodies, ...attacksWithOthers })
const upstream = chosen(attacksOnUpstream)
const run = withPostgres(process.env, async (env) => {
  const onServer = { ...environment, DATABASE_URL: env['DATABASE_URL'] ?? '' }
  if (local.length > 0)
    for await (const measured of measureAttacks(local, { ...options, environment: onServer })) note(measured)
  const service = { ...onServer, UPSTREAM_API_URL: others.serviceUrl, UPSTREAM_API_KEY: 'key' }
  if (upstream.length > 0)
    for await (const measured of measureAttacks(upstream, { ...options, environment: service }))
      note({ ...measured, name: `service: ${measured.name}` })
})
// The system ends the platform when it has no more memory.
await run.catch((error: unknown) => aboveGoals.push(`the run ended before its time (${String(error)})`))

console.log(
  `/health and a charged call of a second client, in milliseconds; goals: medians of ${goals.median}, a longest of ${goals.longest} and a memory of ${inMegabytes(goals.memory)} MB at most\n`,
)
const head = [
  'attack',
  'health: median',
  'charged: median',
  'health: longest',
  'charged: longest',
  'peak MB',
  'rounds',
]
console.log(textTable(head, rows))
const kills = group?.kills() ?? 0
console.log(
  group === undefined
    ? '\nThe memory was measured; this user cannot make a control group that limits it.'
    : `\nThe control group of the platform has ${inMegabytes(goals.memory)} MB; processes ended for their memory: ${kills}.`,
)
if (kills > 0) aboveGoals.push('a process was ended for its memory')
group?.remove()
if (aboveGoals.length > 0) console.log(`\nAbove the goals: ${aboveGoals.join('; ')}`)
process.exit(aboveGoals.length > 0 ? 1 : 0)
