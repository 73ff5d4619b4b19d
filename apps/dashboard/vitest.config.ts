import { launchOptions } from '@search-foundation/ui/testing/launch-chromium'
import { inOneProcess, limits } from '@search-foundation/vite/limits'
import { resolveSources } from '@search-foundation/vite/preset'
import { repeated } from '@search-foundation/vite/repetitions'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: repeated.reporters,
    projects: [
      {
        ...resolveSources,
        test: {
          ...inOneProcess,
          name: 'unit',
          environment: 'node',
          include: ['{src,stories,vite}/**/*.test.ts'],
        },
      },
      {
        ...resolveSources,
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'pnpm storybook' })],
        optimizeDeps: { include: ['@search-foundation/ui > axe-core'] },
        test: {
          ...limits,
          name: 'stories',
          retry: repeated.retry,
          setupFiles: ['stories/load-parts.ts', 'stories/story-checks.ts'],
          // A page for every file would take longer than the stories. Each story has its own store, router and messages.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
              launchOptions,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
