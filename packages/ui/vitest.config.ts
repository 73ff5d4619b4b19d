import { existsSync } from 'node:fs'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { compareScreenshot, forceColors } from './test/browser-commands.ts'

// The machine's own Chromium where there is one; otherwise the one that `playwright install` brought.
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)
// Chromium refuses its sandbox to root.
const isRoot = process.getuid?.() === 0

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
        // Components that must work with scripts off, in a page of their own.
        test: { name: 'no-script', environment: 'node', include: ['src/**/*.browser.test.tsx'] },
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
                ...(executablePath ? { executablePath } : {}),
                // Letters are drawn alike on every machine: no hinting, no colour fringes, one colour space.
                args: [
                  '--font-render-hinting=none',
                  '--disable-lcd-text',
                  '--force-color-profile=srgb',
                  ...(isRoot ? ['--no-sandbox'] : []),
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
