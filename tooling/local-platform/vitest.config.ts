import { defineConfig } from 'vitest/config'

const conditions = ['@search-foundation/source']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Real databases and killed processes take longer than pure functions.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
