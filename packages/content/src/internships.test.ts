import { expect, test } from 'vitest'

import { comingSeasons, seasonStart } from './internships.ts'

test('a season begins on the first day of its first month', () => {
  expect(seasonStart({ season: 'winter', year: 2025 })).toEqual(new Date('2025-12-01'))
})

test.each([
  ['2026-11-30', 'winter 2026', 'spring 2027'],
  ['2026-12-01', 'spring 2027', 'summer 2027'],
  ['2027-02-28', 'spring 2027', 'summer 2027'],
  ['2027-03-01', 'summer 2027', 'autumn 2027'],
])('on %s one can apply for %s, and then for %s', (day, first, second) => {
  const { open, after } = comingSeasons(new Date(day))
  expect([open, after].map(({ season, year }) => `${season} ${year}`)).toEqual([first, second])
})

test('one applies at the posting of the season', () => {
  const { open } = comingSeasons(new Date('2026-12-01'))
  expect(open.begins).toEqual(new Date('2027-03-01'))
  expect(open.applicationUrl).toMatch(/\/internship-spring-2027$/)
})
