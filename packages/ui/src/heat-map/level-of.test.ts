import { expect, test } from 'vitest'

import { levelOf } from './level-of.ts'

test('returns the position between the bounds', () => {
  expect(levelOf(0.25, 0, 1)).toBe(0.25)
  expect(levelOf(0, -1, 1)).toBe(0.5)
})

test('clamps values outside of the bounds', () => {
  expect(levelOf(-3, 0, 1)).toBe(0)
  expect(levelOf(7, 0, 1)).toBe(1)
})

test('returns 0 when the bounds are equal', () => {
  expect(levelOf(5, 5, 5)).toBe(0)
})
