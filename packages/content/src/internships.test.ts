import { expect, test } from 'vitest'

import { nextSeason, seasonStart } from './internships.ts'

test('a season begins on the first day of its first month', () => {
  expect(seasonStart({ season: 'winter', year: 2025 })).toEqual(new Date('2025-12-01'))
})

test('the next season is the first whose applications open after a moment', () => {
  expect(nextSeason(new Date('2026-11-25'))).toEqual({
    season: 'spring',
    year: 2027,
    opens: new Date('2026-12-01'),
  })
  expect(nextSeason(new Date('2026-12-01'))).toMatchObject({ season: 'summer', year: 2027 })
  expect(nextSeason(new Date('2026-01-15'))).toMatchObject({ season: 'summer', year: 2026 })
})
