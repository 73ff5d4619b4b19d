import { parseArgs } from 'node:util'

import { textTable } from '../text-table.ts'
import { newKey } from './accounts.ts'
import { freshDataDir, startPlatform, type PlatformUnderTest } from './platform-under-test.ts'
import { ask } from './send.ts'

/*
 * `pnpm --filter @search-foundation/bench bench:processes`: calls in a second of several platform processes over the PostgreSQL server of
 * `DATABASE_URL`. They share this machine's processors with the server and the benchmark.
 */
const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,3' },
    /** Seconds of each measurement. */
    seconds: { type: 'string', default: '10' },
  },
})
const databaseUrl = process.env['DATABASE_URL']
if (databaseUrl === undefined)
  throw new Error('Set DATABASE_URL to a PostgreSQL server with an empty database.')
const workersPerProcess = 8
const call = { model: 'jina-embeddings-v2-small-en', input: 'three small words' }

async function startProcesses(count: number): Promise<PlatformUnderTest[]> {
  const database = { DATABASE_URL: databaseUrl ?? '' }
  const first = await startPlatform(freshDataDir(), database)
  const standIns = `http://127.0.0.1:${first.standIns}`
  const shared = {
    ...database,
    STRIPE_API_URL: standIns,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    TURNSTILE_VERIFY_URL: `${standIns}/turnstile/v0/siteverify`,
    TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
    MAIL_API_URL: standIns,
    MAIL_API_KEY: 're_local',
    MAIL_FROM: 'Us <us@example.org>',
  }
  const others = Array.from({ length: count - 1 }, () => startPlatform(freshDataDir(), shared))
  return [first, ...(await Promise.all(others))]
}

/** Charged embeddings in a second. Each key makes few enough calls to stay below its rate limit. */
async function callsPerSecond(platforms: readonly PlatformUnderTest[], seconds: number): Promise<number> {
  const [first] = platforms
  if (first === undefined) return 0
  const keys: string[] = []
  while (keys.length < 20 + seconds * 2) keys.push(await newKey(first))
  const end = performance.now() + seconds * 1000
  let calls = 0
  const work = async ({ port }: PlatformUnderTest) => {
    while (performance.now() < end) {
      const key = keys[calls++ % keys.length] ?? ''
      await ask(port, '/v1/embeddings', { key, json: call })
    }
  }
  const began = performance.now()
  await Promise.all(
    platforms.flatMap((platform) => Array.from({ length: workersPerProcess }, () => work(platform))),
  )
  return calls / ((performance.now() - began) / 1000)
}

const rows: string[][] = []
for (const count of values.processes.split(',')) {
  const platforms = await startProcesses(Number(count))
  await callsPerSecond(platforms, 2)
  rows.push([count, (await callsPerSecond(platforms, Number(values.seconds))).toFixed(0)])
  for (const platform of platforms) await platform.end()
}
console.log('Charged embeddings over one PostgreSQL server\n')
console.log(textTable(['processes', 'in a second'], rows))
process.exit()
