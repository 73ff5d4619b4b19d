import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { compareScreenshot, forceColors } from './test/browser-commands.ts'
import { launchOptions } from './test/launch-chromium.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.tsx'],
        },
      },
      {
        // What a server draws, in a page of its own: with scripts off, and taken over by React.
        test: {
          name: 'pages',
          environment: 'node',
          include: ['src/**/*.browser.test.tsx'],
          css: { include: /./, modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'pnpm storybook' })],
        optimizeDeps: { include: ['axe-core', 'react-dom/client', 'react-aria-components'] },
        test: {
          name: 'stories',
          setupFiles: ['test/story-checks.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { compareScreenshot, forceColors },
            provider: playwright({
              contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
              launchOptions: {
                ...launchOptions,
                // Letters are drawn alike on every machine: no hinting, no colour fringes, one colour space.
                args: [
                  '--font-render-hinting=none',
                  '--disable-lcd-text',
                  '--force-color-profile=srgb',
                  ...launchOptions.args,
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
