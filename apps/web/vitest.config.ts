import { launchOptions } from '@search-foundation/ui/testing/launch-chromium'
import { inOneProcess, limits } from '@search-foundation/vite/limits'
import { resolveSources } from '@search-foundation/vite/preset'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { constants } from './site-build/constants.ts'
import { docsDataModule } from './site-build/plugins/docs-data-module.ts'

// Without the site's own configuration, whose plugin builds pages.
const settings = { ...resolveSources, plugins: [docsDataModule()], define: constants('test') }

export default defineConfig({
  test: {
    projects: [
      {
        ...settings,
        test: {
          ...inOneProcess,
          name: 'unit',
          exclude: ['**/*.browser.test.{ts,tsx}', '**/node_modules/**'],
        },
      },
      {
        ...settings,
        optimizeDeps: {
          include: ['react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime'],
        },
        test: {
          ...limits,
          name: 'browser',
          include: ['{app,test}/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
