import { defineConfig, devices } from '@playwright/test'

import { chromiumOptions } from './src/chromium-options.ts'

const alone = ['checkout.spec.ts', 'large-file.spec.ts', 'many-requests.spec.ts']
const last = ['trial-limit.spec.ts']

/** The site and the dashboard as production serves them: `src/surroundings.ts` puts it up, and the platform beside it. */
export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  // Two browsers at a time, for two cores. Each journey has its own account and data; the journeys of one file run in order.
  workers: 2,
  fullyParallel: false,
  // CI machines differ in speed by a factor of three. A journey that passes at a later attempt is named as flaky in the
  // result of `npm test`; on a developer's machine it fails. Limits of time end what hangs: they measure nothing.
  retries: process.env.CI ? 2 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  globalSetup: './src/surroundings.ts',
  use: {
    baseURL: 'http://localhost:3000',
    ...devices['Desktop Chrome'],
    launchOptions: chromiumOptions(process.env),
    // What the page contained at each step, of a journey that has failed once: to record it costs each journey a part of its
    // processor time. The first failure has a picture and the page's structure; `--trace on` records all of it by hand.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    // Pinned: the host's locale and color scheme would change the first paint.
    locale: 'en-US',
    colorScheme: 'light',
  },
  projects: [
    { name: 'journeys', testIgnore: [...alone, ...last] },
    // They restart the platform or fill it, so nothing runs beside them.
    { name: 'alone', testMatch: alone, dependencies: ['journeys'], workers: 1 },
    // It uses up the trial keys that one client address gets per day (by itself: `--no-deps`).
    { name: 'last', testMatch: last, dependencies: ['journeys', 'alone'], workers: 1 },
  ],
})
