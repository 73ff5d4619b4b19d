import { expect, test } from 'vitest'

import { firstDay } from '../../ground/usage/first-day.ts'
import { changeOf, dailyUsage, daysLeft, totalOf } from './daily-usage.ts'

const entry = (date: string, product_name: string, tokens: number) => ({
  date,
  product_name,
  model_name: 'm',
  tokens,
  paid_tokens: 0,
})
const now = new Date('2026-03-10T15:00:00Z')
const entries = [
  entry('2026-03-09', 'reader', 5),
  entry('2026-03-09', 'embedding', 20),
  entry('2026-03-09', 'embedding', 10),
  entry('2026-01-01', 'reader', 99),
]

test('every day of the range is there, used or not, split by product', () => {
  expect(dailyUsage(entries, 3, now)).toEqual([
    { date: '2026-03-08', values: {} },
    { date: '2026-03-09', values: { reader: 5, embedding: 30 } },
    { date: '2026-03-10', values: {} },
  ])
})

test('the total covers the days of the range', () => {
  expect(totalOf(dailyUsage(entries, 3, now))).toBe(35)
  expect(totalOf([])).toBe(0)
})

test('the first day of a range counts today', () => {
  expect(firstDay(1, now)).toBe('2026-03-10')
  expect(firstDay(30, now)).toBe('2026-02-09')
})

test('a balance lasts by the rate of the last week; without usage there is no estimate', () => {
  expect(daysLeft(350, entries, now)).toBe(70)
  expect(daysLeft(350, [], now)).toBeUndefined()
})

test.each([
  [30, 0.5],
  [20, 0],
  [5, -0.75],
])('%i tokens after 20 in the period before are a change of %d', (tokens, change) => {
  const used = [entry('2026-03-10', 'reader', tokens), entry('2026-03-07', 'reader', 20)]
  expect(changeOf(used, 2, now)).toBe(change)
})

test('without usage in the period before, or with next to none, there is no change to show', () => {
  expect(changeOf(entries, 3, now)).toBeUndefined()
  const grown = (before: number) => [
    entry('2026-03-10', 'reader', 1000),
    entry('2026-03-07', 'reader', before),
  ]
  expect(changeOf(grown(49), 2, now)).toBeUndefined()
  expect(changeOf(grown(50), 2, now)).toBe(19)
})
