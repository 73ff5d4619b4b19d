import { inOneProcess } from '@search-foundation/vite/limits'
import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

// The platform runs in the process of Vitest, not in that of the tests.
process.env['LOG_LEVEL'] ??= 'silent'

export default defineConfig({
  ...resolveSources,
  // The set-up of all files runs in a separate environment.
  environments: { __vitest__: { resolve: resolveSources.ssr.resolve } },
  test: {
    ...inOneProcess,
    globalSetup: ['src/global-setup.ts'],
    server: { deps: { inline: [/@search-foundation/] } },
  },
})
