import { expect, test } from 'vitest'

import { licenseNeed } from './license-need.ts'

test.each([
  ['commercial', 'api', 'CC-BY-NC-4.0', 'api'],
  ['commercial', 'cloud', 'CC-BY-NC-4.0', 'cloud'],
  ['commercial', 'own', 'CC-BY-NC-4.0', 'license'],
  ['research', 'own', 'CC-BY-NC-4.0', 'research'],
  ['commercial', 'own', 'Apache-2.0', 'free'],
  ['research', 'own', null, 'unpublished'],
] as const)('%s use, %s, license %s: %s', (use, place, license, need) => {
  expect(licenseNeed({ use, place }, license)).toBe(need)
})
