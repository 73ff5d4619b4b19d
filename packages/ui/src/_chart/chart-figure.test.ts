import { expect, test } from 'vitest'

import { ticks } from './ticks.ts'

test('starts at zero and ends at a round value that holds the largest one', () => {
  const lines = ticks(8_300_000)
  expect(lines[0]).toEqual({ value: 0, position: 0 })
  expect(lines.at(-1)?.value).toBeGreaterThanOrEqual(8_300_000)
  expect(lines.at(-1)?.position).toBe(100)
})

test('has its ground line alone when there is nothing to measure', () => {
  expect(ticks(0)).toEqual([{ value: 0, position: 0 }])
})
