import { limits } from '@search-foundation/vite/limits'
import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ...resolveSources,
  test: {
    ...limits,
    env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' },
    server: { deps: { inline: [/@search-foundation/] } },
  },
})
