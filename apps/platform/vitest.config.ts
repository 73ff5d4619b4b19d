import { coverageOf } from '@search-foundation/vite/coverage'
import { limits } from '@search-foundation/vite/limits'
import { resolveSources } from '@search-foundation/vite/preset'
import { repeated } from '@search-foundation/vite/repetitions'
import { defineConfig } from 'vitest/config'

/** Tests that need a PostgreSQL server: its programs, or several connections at once. */
const onServer = [
  'src/resilience/{several-processes,held-calls,pooler,backup,locked-table,charged-together}.test.ts',
]

/** Tests of the embedded database and its folder, and those that kill and start platforms on it, whatever the server is. */
const onOwnDatabase = [
  'src/kernel/storage/{open-pglite,process-lock}.test.ts',
  'src/resilience/{crash,crash-under-load,interrupted-upload,repeated-call,stop-during-start}.test.ts',
]

export default defineConfig({
  ...resolveSources,
  // One migrated database, made once; every test begins with a copy of it.
  // Real databases and killed processes take longer than pure functions.
  test: {
    ...limits,
    ...repeated,
    include: ['src/**/*.test.ts'],
    exclude: process.env['DATABASE_URL'] ? onOwnDatabase : onServer,
    globalSetup: ['src/kernel/storage/template.test-support.ts'],
    env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' },
    maxWorkers: 2,
    // On a server, all files run, and loading the platform anew for each would take a quarter of the time: what a file changes in its
    // process, it takes back. The few files that also run on the embedded database each have one of their own.
    isolate: !process.env['DATABASE_URL'],
    coverage: coverageOf(['src/ledger/**/*.ts']),
  },
})
