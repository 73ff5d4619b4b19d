import { expect, test } from 'vitest'

import { daysBetween } from './days-between.ts'
import { levelOf } from './level-of.ts'

test('a period has each of its days, over the end of a month and of a year', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
  expect(daysBetween('2026-03-01', '2026-03-01')).toEqual(['2026-03-01'])
})

test.each([
  [1, 'up'],
  [0.9999, 'most'],
  [0.95, 'part'],
  [0, 'little'],
  [null, 'none'],
  [undefined, 'none'],
])('a day of which %s worked has the level %s', (availability, level) => {
  expect(levelOf(availability)).toBe(level)
})
