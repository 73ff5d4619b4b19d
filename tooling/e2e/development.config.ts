import { defineConfig } from '@playwright/test'

import journeys from './playwright.config.ts'

const { projects: _, ...settings } = journeys

/** The development servers of both apps as after a fresh clone, instead of the production build. */
export default defineConfig({
  ...settings,
  testDir: 'development',
  // The first visit is the first, so nothing runs beside it.
  workers: 1,
  // A second attempt would be a second visit.
  retries: 0,
  globalSetup: './development/surroundings.ts',
})
