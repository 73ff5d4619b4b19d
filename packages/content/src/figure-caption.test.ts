import { expect, test } from 'vitest'

import { parseFigureCaption } from './figure-caption.ts'

test('a caption ends with the names of its colors', () => {
  expect(parseFigureCaption('Share. [series-3: mean (n = 0)] [series-1: one, two]')).toEqual({
    text: 'Share.',
    legend: [
      { series: 3, name: 'mean (n = 0)' },
      { series: 1, name: 'one, two' },
    ],
  })
})

test('a figure in one color has a caption only', () => {
  expect(parseFigureCaption('Bytes [kB] per row.')).toEqual({ text: 'Bytes [kB] per row.', legend: [] })
})
