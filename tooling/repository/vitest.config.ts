import { inOneProcess } from '@search-foundation/vite/limits'
import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ...resolveSources,
  // Warnings about missing source maps of a dependency.
  logLevel: 'error',
  test: {
    ...inOneProcess,
    // It imports JSON without an attribute, which Node refuses.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
  },
})
