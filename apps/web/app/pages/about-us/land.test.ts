import { offices } from '@search-foundation/content/offices'
import { expect, test } from 'vitest'

import { cellOf, land, landPath, mapSize } from './land.ts'

test('all rows of the map have the same length', () => {
  expect(new Set(land.map((row) => row.length))).toEqual(new Set([mapSize.width]))
})

test('every office is on land, or beside it at a coast', () => {
  for (const { key, coordinates } of offices) {
    const { x, y } = cellOf(coordinates)
    const around = [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].map((right) => land[Math.floor(y) + down]?.[Math.floor(x) + right]),
    )
    expect(around, key).toContain('#')
  }
})

test('the path has a dot for each land cell', () => {
  expect(landPath().match(/h0/g)).toHaveLength(land.join('').replaceAll('.', '').length)
})
