import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { withPostgres } from '@search-foundation/start/with-postgres'

/*
 * `pnpm --filter @search-foundation/bench bench:holds`: three processes behind a pooler hold tokens for calls that another company works on,
 * while they are killed, PostgreSQL restarts, and payments are refunded. Ends with 1 unless no hold is left after 30 seconds, the
 * ledger has no fault, and each call was charged once. It is the platform's own test of this, for longer.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
  },
})
const test = ['exec', 'vitest', 'run', 'src/resilience/held-calls.test.ts']

process.exitCode = await withPostgres(process.env, async (env) => {
  const child = spawn('pnpm', ['--filter', '@search-foundation/platform', ...test], {
    stdio: 'inherit',
    env: { ...env, HOLD_SECONDS: String(Number(values.minutes) * 60) },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
})
