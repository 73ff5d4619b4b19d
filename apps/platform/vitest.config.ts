import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

/** Tests that a PostgreSQL server has nothing to add to: they start a platform on its own folder, or query nothing. */
const withoutServer = [
  'src/resilience/{complex-pages,crash,malformed-requests,pipelined-requests,repeated-call,stop-during-start}*.test.ts',
  'src/kernel/{http/*,worker-pool}.test.ts',
  'src/models/{engines,reader,search,serp,upstream}/**',
  'src/{identity,stand-ins}/**',
]

/** Tests that need the programs of a PostgreSQL server. */
const onServer = ['src/resilience/{several-processes,backup}.test.ts']

export default defineConfig({
  ...resolveSources,
  // One migrated database, made once; every test begins with a copy of it.
  // Real databases and killed processes take longer than pure functions.
  test: {
    include: ['src/**/*.test.ts'],
    exclude: process.env['DATABASE_URL'] ? withoutServer : onServer,
    globalSetup: ['src/kernel/storage/template.test-support.ts'],
    env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' },
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
})
