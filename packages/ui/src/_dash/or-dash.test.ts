import { expect, test } from 'vitest'

import { orDash } from './or-dash.ts'

test.each([null, undefined, false, ''])('a dash marks the place of %j', (content) => {
  expect(orDash(content)).toBe('–')
})

test.each([0, '0', 'Reader', true])('%j is shown as it is', (content) => {
  expect(orDash(content)).toBe(content)
})
