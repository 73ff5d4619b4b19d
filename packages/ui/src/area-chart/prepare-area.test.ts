import { expect, test } from 'vitest'

import { prepareArea } from './prepare-area.ts'

test('spreads points over the whole width and measures height from the bottom', () => {
  const { points, ticks } = prepareArea([
    { label: 'Mon', value: 0 },
    { label: 'Tue', value: 40 },
    { label: 'Wed', value: 20 },
  ])
  const top = ticks.at(-1)?.value ?? NaN
  expect(points.map(({ x }) => x)).toEqual([0, 50, 100])
  expect(points.map(({ y }) => y)).toEqual([100, 100 - (40 / top) * 100, 100 - (20 / top) * 100])
})

test('a single point stands in the middle', () => {
  expect(prepareArea([{ label: 'Mon', value: 3 }]).points[0]?.x).toBe(50)
})

test('nothing gives empty paths', () => {
  expect(prepareArea([])).toMatchObject({ points: [], edge: '', fill: '' })
})
