import { expect, test } from 'vitest'

import { mapPosition, sizeLines, yearLines } from './map-position.ts'

test('the first day and the smallest size are at the lower left corner, the last and largest at the upper right', () => {
  expect(mapPosition('2023-01-01', 10_000_000)).toEqual({ x: 0, y: 1 })
  expect(mapPosition('2025-12-01', 5_000_000_000)).toEqual({ x: 1, y: 0 })
})

test('sizes are on a logarithmic scale', () => {
  const height = (size: number) => mapPosition('2024-01-01', size).y
  expect(height(10_000_000) - height(100_000_000)).toBeCloseTo(height(100_000_000) - height(1_000_000_000))
})

test('there is a line for each year and each power of ten', () => {
  expect(yearLines.map(({ year }) => year)).toEqual([2023, 2024, 2025])
  expect(yearLines.every(({ x }) => x >= 0 && x < 1)).toBe(true)
  expect(sizeLines.map(({ parameters }) => parameters)).toEqual([10_000_000, 100_000_000, 1_000_000_000])
})
