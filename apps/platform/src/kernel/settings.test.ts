import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { printSettings, readSettings } from './settings.ts'

test('the README has the table that is printed from the settings', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  expect(readme, 'pnpm --filter @search-foundation/platform run print:settings').toContain(printSettings())
})

test('an error names every variable at fault, and what it takes', () => {
  expect(() => readSettings({ PLATFORM_PORT: '8o', LOG_LEVEL: 'loud', REGION: 'x' })).toThrow(
    'PLATFORM_PORT must be a whole number, not "8o".\nLOG_LEVEL must be info, warn, error or silent, not "loud".',
  )
})

test('an empty variable counts as missing', () => {
  expect(readSettings({ PLATFORM_PORT: '', DATABASE_URL: '', REGION: '' })).toMatchObject({
    PLATFORM_PORT: 8787,
    REGION: 'us-central1',
  })
})
