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

test('the path has a dot in the middle of each land cell', () => {
  const drawn = land.map(() => Array.from({ length: mapSize.width }, () => '.'))
  let x = 0
  let y = 0
  for (const [, command, right, down] of landPath().matchAll(/([Mm])([\d.]+) ([\d.]+)h0/g)) {
    x = command === 'M' ? Number(right) : x + Number(right)
    y = command === 'M' ? Number(down) : y + Number(down)
    drawn[y - 0.5]?.splice(x - 0.5, 1, '#')
  }
  expect(drawn.map((row) => row.join(''))).toEqual(land)
})
