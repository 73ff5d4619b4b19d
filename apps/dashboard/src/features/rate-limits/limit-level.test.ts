import { expect, test } from 'vitest'

import { levelOf } from './limit-level.ts'

test.each([
  [0, 500, 'accent'],
  [399, 500, 'accent'],
  [400, 500, 'warning'],
  [500, 500, 'negative'],
  // The first call of a minute may use more tokens than the limit.
  [900, 500, 'negative'],
] as const)('%i of %i is shown as %s', (used, limit, level) => {
  expect(levelOf(used, limit)).toBe(level)
})
