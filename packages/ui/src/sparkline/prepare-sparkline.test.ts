import { expect, test } from 'vitest'

import { prepareSparkline } from './prepare-sparkline.ts'

test('runs from the lowest value at the bottom to the highest at the top', () => {
  expect(prepareSparkline([0, 10], 100, 24)).toBe('M1,22L99,2')
})

test('a level line stands in the middle', () => {
  expect(prepareSparkline([5, 5], 100, 24)).toBe('M1,12L99,12')
})

test('nothing draws nothing', () => {
  expect(prepareSparkline([], 100, 24)).toBe('')
})
