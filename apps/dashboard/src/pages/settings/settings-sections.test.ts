import { expect, test } from 'vitest'

import { sectionOfQuery } from './settings-sections.ts'

test.each([
  ['action=key_created', 'audit-log'],
  ['deliveries=failed', 'webhooks'],
  ['webhook=new', 'webhooks'],
  ['delivery=1&key=a1B2', 'webhooks'],
  ['key=a1B2&login=true', undefined],
  ['', undefined],
])('the bare address of the settings with %j leads to %s', (query, section) => {
  expect(sectionOfQuery(new URLSearchParams(query))).toBe(section)
})
