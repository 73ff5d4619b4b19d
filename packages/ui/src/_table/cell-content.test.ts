import { expect, test } from 'vitest'

import { cellContent } from './cell-content.ts'

test.each([null, undefined, false, ''])('a dash marks the place of %j', (content) => {
  expect(cellContent(content)).toBe('–')
})

test.each([0, '0', 'Reader', true])('%j is shown as it is', (content) => {
  expect(cellContent(content)).toBe(content)
})
