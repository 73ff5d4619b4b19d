import { expect, test } from 'vitest'

import { kilobytes, textTable } from './text-table.ts'

test('aligns columns', () => {
  expect(
    textTable(
      ['page', 'js'],
      [
        ['/', '1.0 kB'],
        ['/news', '–'],
      ],
    ),
  ).toBe('page       js\n/      1.0 kB\n/news       –')
})

test('writes bytes as kilobytes', () => {
  expect([0, 49, 1000, 108_260].map(kilobytes)).toEqual(['–', '0.0 kB', '1.0 kB', '108.3 kB'])
})
