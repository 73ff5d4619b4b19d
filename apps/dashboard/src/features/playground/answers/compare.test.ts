import { expect, test } from 'vitest'

import { cosine } from './compare.ts'

test('the cosine is 1 for one direction, 0 for right angles and zero vectors', () => {
  expect(cosine([2, 0], [5, 0])).toBeCloseTo(1)
  expect(cosine([1, 0], [0, 1])).toBe(0)
  expect(cosine([0, 0], [1, 1])).toBe(0)
})
