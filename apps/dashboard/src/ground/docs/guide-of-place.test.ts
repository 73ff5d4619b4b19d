import { expect, test } from 'vitest'

import { guideOfPlace, guidePath } from './guide-of-place.ts'

// That every tab has a guide of the list is checked by the compiler.
test('the webhooks in the settings have their own guide', () => {
  expect(guideOfPlace({ tab: 'settings', item: 'webhooks' })).toBe('webhooks')
  expect(guideOfPlace({ tab: 'settings', item: 'data' })).toBe('security')
})

test('a guide is in the language of the dashboard where it is translated', () => {
  expect(guidePath('errors', 'de')).toBe('/de/docs/errors')
  expect(guidePath('billing', 'de')).toBe('/docs/billing')
  expect(guidePath('errors', undefined)).toBe('/docs/errors')
})
