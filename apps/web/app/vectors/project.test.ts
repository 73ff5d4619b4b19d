import { expect, test } from 'vitest'

import { project } from './project.ts'

const distance = (a = { x: 0, y: 0 }, b = { x: 0, y: 0 }) => Math.hypot(a.x - b.x, a.y - b.y)

test('near vectors are placed near each other', () => {
  const [a, b, c, d] = project([
    [1, 0, 0, 0.1],
    [0.9, 0.1, 0, 0.1],
    [0, 0, 1, 0.1],
    [0, 0.1, 0.9, 0.1],
  ])
  expect(distance(a, b)).toBeLessThan(distance(a, c))
  expect(distance(c, d)).toBeLessThan(distance(b, c))
})

test('every place is inside the square', () => {
  const places = project([
    [5, 2, -3],
    [-1, 8, 0],
    [3, -3, 9],
  ])
  for (const { x, y } of places) {
    expect(Math.min(x, y)).toBeGreaterThan(0)
    expect(Math.max(x, y)).toBeLessThan(1)
  }
})

test('equal vectors are in the middle, and two are on a line', () => {
  expect(
    project([
      [1, 1],
      [1, 1],
    ]),
  ).toEqual([
    { x: 0.5, y: 0.5 },
    { x: 0.5, y: 0.5 },
  ])
  const [left, right] = project([
    [0, 1],
    [1, 0],
  ])
  expect(left?.y).toBe(right?.y)
  expect(distance(left, right)).toBeCloseTo(0.76)
})
