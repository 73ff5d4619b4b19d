import { expect, test } from 'vitest'

import { scatter } from './scatter.ts'

const query = { x: 0.5, y: 0.5 }

test('lights exactly the points nearest to the query', () => {
  const points = scatter({ seed: 3, count: 60, lit: 5, query })
  const distance = (point: { x: number; y: number }) => Math.hypot(point.x - query.x, point.y - query.y)
  const lit = points.filter((point) => point.lit)
  const dark = points.filter((point) => !point.lit)
  expect(lit).toHaveLength(5)
  expect(Math.max(...lit.map(distance))).toBeLessThanOrEqual(Math.min(...dark.map(distance)))
})

test('draws the same field for the same seed and another for another', () => {
  const draw = (seed: number) => JSON.stringify(scatter({ seed, count: 20, lit: 3, query }))
  expect(draw(1)).toBe(draw(1))
  expect(draw(1)).not.toBe(draw(2))
})

test('keeps every point inside the field', () => {
  for (const point of scatter({ seed: 9, count: 500, lit: 0, query })) {
    expect(point.x).toBeGreaterThan(0)
    expect(point.x).toBeLessThan(1)
    expect(point.y).toBeGreaterThan(0)
    expect(point.y).toBeLessThan(1)
  }
})
