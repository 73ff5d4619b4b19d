import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ...resolveSources,
  // One migrated database, made once; every test begins with a copy of it.
  // Real databases and killed processes take longer than pure functions.
  test: {
    include: ['src/**/*.test.ts'],
    // A killed platform keeps its data in a folder, so a server has nothing to add.
    exclude: process.env['DATABASE_URL'] ? ['src/resilience/crash*.test.ts'] : [],
    globalSetup: ['src/kernel/storage/template.test-support.ts'],
    env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' },
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
})
