import { inOneProcess } from '@search-foundation/vite/limits'
import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ...resolveSources,
  test: {
    ...inOneProcess,
    globalSetup: ['src/global-setup.ts'],
    env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' },
    server: { deps: { inline: [/@search-foundation/] } },
  },
})
