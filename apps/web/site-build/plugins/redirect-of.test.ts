import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { redirectOf, type HostingRules } from './redirect-of.ts'

const file = readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8')
const { hosting } = JSON.parse(file) as { hosting: HostingRules }
const pages = ['/', '/reader', '/en-US', '/en-US/reader']

test.each([
  ['/en', '/en-US'],
  ['/en/reader?x=1', '/en-US/reader?x=1'],
  ['/en/api-dashboard/usage', '/en-US/api-dashboard/usage'],
  ['/reader/?x=1', '/reader?x=1'],
  ['/reader.html', '/reader'],
  ['/reader/index.html', '/reader'],
  ['/index.html', '/'],
  ['/', undefined],
  ['/reader', undefined],
  ['/english', undefined],
  ['/no-such-page/', undefined],
])('%s leads to %s', (address, target) => {
  expect(redirectOf(hosting, new URL(address, 'http://localhost'), pages)).toBe(target)
})
