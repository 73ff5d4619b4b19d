import { expect, test } from 'vitest'

import { isLabelLeft } from './is-label-left.ts'

const width = 320

test.each([
  ['alone', [{ x: 100, y: 50 }], [false]],
  ['alone at the right edge', [{ x: 300, y: 50 }], [true]],
  [
    'beside another',
    [
      { x: 100, y: 50 },
      { x: 110, y: 54 },
    ],
    [true, false],
  ],
  [
    'beside another at the right edge',
    [
      { x: 290, y: 50 },
      { x: 300, y: 54 },
    ],
    [true, false],
  ],
  [
    'above another',
    [
      { x: 100, y: 50 },
      { x: 101, y: 90 },
    ],
    [false, false],
  ],
  [
    'between two others',
    [
      { x: 90, y: 50 },
      { x: 100, y: 50 },
      { x: 110, y: 50 },
    ],
    [true, false, false],
  ],
])('the label of a point %s is on the side that is free', (_, points, left) => {
  expect(points.map((point) => isLabelLeft(point, points, width))).toEqual(left)
})
