import { limits } from '@search-foundation/vite/limits'
import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

// The platform runs in the process of Vitest, the command line in processes of its own.
process.env['LOG_LEVEL'] ??= 'silent'

export default defineConfig({
  ...resolveSources,
  // The set-up of all files runs in a separate environment.
  environments: { __vitest__: { resolve: resolveSources.ssr.resolve } },
  test: {
    ...limits,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/platform.test-support.ts'],
    server: { deps: { inline: [/@search-foundation/] } },
  },
})
