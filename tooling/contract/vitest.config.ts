import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ...resolveSources,
  test: {
    env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: { deps: { inline: [/@search-foundation/] } },
  },
})
