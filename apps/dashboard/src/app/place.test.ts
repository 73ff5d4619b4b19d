import { expect, test } from 'vitest'

import { placeInLocale, readPlace, tabPath, tabs } from './place.ts'

test('a path names a tab, with or without a locale', () => {
  expect(readPlace('/api-dashboard/billing')).toEqual({ locale: undefined, tab: 'billing' })
  expect(readPlace('/de/api-dashboard/usage')).toEqual({ locale: 'de', tab: 'usage' })
  expect(readPlace('/de/api-dashboard')).toEqual({ locale: 'de', tab: 'overview' })
  expect(readPlace('/api-dashboard/')).toEqual({ locale: undefined, tab: 'overview' })
})

test('an unknown tab is the overview', () => {
  expect(readPlace('/api-dashboard/nonsense').tab).toBe('overview')
})

test('every tab has a path that leads back to it, in every locale form', () => {
  for (const tab of tabs) {
    for (const locale of [undefined, 'de']) expect(readPlace(tabPath(tab, locale))).toEqual({ locale, tab })
  }
  expect(placeInLocale({ locale: 'de', tab: 'usage' }, 'en-US')).toBe('/api-dashboard/usage')
})
