import { inOneProcess, limits } from '@search-foundation/vite/limits'
import { repeated } from '@search-foundation/vite/repetitions'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { launchOptions } from './test/launch-chromium.ts'
import { forceColors } from './test/stories/force-colors.ts'
import { pictureSettings } from './test/stories/picture-settings.ts'

export default defineConfig({
  test: {
    reporters: repeated.reporters,
    attachmentsDir: 'test-results/attachments',
    projects: [
      {
        test: {
          ...inOneProcess,
          name: 'unit',
          environment: 'node',
          include: ['{src,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        // Server-rendered markup in a browser page: without JavaScript, and hydrated by React.
        test: {
          ...limits,
          name: 'pages',
          retry: repeated.retry,
          environment: 'node',
          include: ['test/**/*.browser.test.{ts,tsx}'],
          css: { include: /./, modules: { classNameStrategy: 'non-scoped' } },
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'pnpm storybook' })],
        optimizeDeps: { include: ['axe-core', 'react-dom/client', 'react-aria-components'] },
        test: {
          ...limits,
          name: 'stories',
          retry: repeated.retry,
          setupFiles: ['test/stories/story-checks.ts'],
          // A page for every file would take longer than the stories.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { forceColors },
            expect: { toMatchScreenshot: pictureSettings },
            provider: playwright({
              contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
              launchOptions: {
                ...launchOptions,
                // Renders text identically on every machine: no hinting, no subpixel colors, one color profile.
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
