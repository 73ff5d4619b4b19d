import { expect, test } from 'vitest'

import { isDashboardPath, readPlace, tabPath } from './place.ts'

test.each([
  ['/api-dashboard/billing', { locale: undefined, tab: 'billing' }],
  ['/de/api-dashboard/usage', { locale: 'de', tab: 'usage' }],
  ['/de/api-dashboard', { locale: 'de', tab: 'overview' }],
  ['/api-dashboard/', { locale: undefined, tab: 'overview' }],
  ['/api-dashboard/key-manager/a-key', { locale: undefined, tab: 'key-manager', item: 'a-key' }],
])('%s is the place %j', (path, place) => {
  expect(readPlace(path)).toEqual(place)
})

test.each([
  ['overview', undefined, '/api-dashboard'],
  ['usage', undefined, '/api-dashboard/usage'],
  ['usage', 'de', '/de/api-dashboard/usage'],
  ['overview', 'en-US', '/en-US/api-dashboard'],
] as const)('the path of %s in the locale %s is %s', (tab, locale, path) => {
  expect(tabPath(tab, locale)).toBe(path)
})

test.each([
  ['/api-dashboard', true],
  ['/api-dashboard/usage', true],
  ['/de/api-dashboard/usage', true],
  ['/', false],
  ['/news/api-dashboard', false],
  ['/api-dashboards', false],
  ['/klingon/api-dashboard', false],
])('whether %s belongs to the dashboard: %s', (path, expected) => {
  expect(isDashboardPath(path)).toBe(expected)
})
