import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

// The platform runs in the process of Vitest, not in that of the tests.
process.env['LOG_LEVEL'] ??= 'silent'

const settings = {
  ...resolveSources,
  // The set-up of all files runs in a separate environment.
  environments: { __vitest__: { resolve: resolveSources.ssr.resolve } },
}

export default defineConfig({
  test: {
    projects: [
      {
        ...settings,
        test: { name: 'unit', exclude: ['src/{samples,cookbook}.test.ts', '**/node_modules/**'] },
      },
      {
        ...settings,
        test: {
          name: 'samples',
          include: ['src/{samples,cookbook}.test.ts'],
          globalSetup: ['src/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          server: { deps: { inline: [/@search-foundation/] } },
        },
      },
    ],
  },
})
