import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'

import { root } from './repository.mjs'
import { readSiteSettings, siteFaults } from './site-settings.mjs'

const example = parseEnv(readFileSync(join(root, 'deploy/site.env.example'), 'utf8'))
const filled = {
  ...example,
  SF_PROJECT_ID: 'house',
  SF_IDENTITY_API_KEY: 'public-key',
  SF_IDENTITY_DOMAIN: 'house.example',
  SF_BOT_CHECK_SITE_KEY: '0x1',
}

test('the example has every setting that is needed, and no address of this machine', () => {
  expect(siteFaults(filled)).toEqual([])
  expect(siteFaults(example)).toEqual([
    'SF_PROJECT_ID is missing.',
    'SF_IDENTITY_API_KEY is missing.',
    'SF_IDENTITY_DOMAIN is missing.',
    'SF_BOT_CHECK_SITE_KEY is missing.',
  ])
})

test.each([
  ['an address on the machine of the visitor', { SF_API_URL: 'http://localhost:8787' }, /localhost:8787/],
  ['the emulator', { SF_IDENTITY_URL: undefined }, /SF_IDENTITY_URL is missing/],
])('%s is refused', (_case, changed, reason) => {
  expect(siteFaults({ ...filled, ...changed }).join('\n')).toMatch(reason)
})

test('says which file to name', () => {
  expect(() => readSiteSettings(undefined)).toThrow(/site\.env\.example/)
})
