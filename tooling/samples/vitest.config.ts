import { limits } from '@search-foundation/vite/limits'
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
        test: { ...limits, name: 'unit', exclude: ['src/{samples,cookbook}.test.ts', '**/node_modules/**'] },
      },
      {
        ...settings,
        test: {
          ...limits,
          name: 'samples',
          include: ['src/{samples,cookbook}.test.ts'],
          globalSetup: ['src/global-setup.ts'],
          server: { deps: { inline: [/@search-foundation/] } },
        },
      },
    ],
  },
})
