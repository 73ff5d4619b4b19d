import { expect, test } from 'vitest'

import { dailyUse, daysLeft, usedProducts } from './daily-use.ts'

const entry = (date: string, product_name: string, tokens: number) => ({
  date,
  product_name,
  model_name: 'm',
  tokens,
})
const now = new Date('2026-03-10T15:00:00Z')
const entries = [
  entry('2026-03-09', 'reader', 5),
  entry('2026-03-09', 'embedding', 20),
  entry('2026-03-09', 'embedding', 10),
  entry('2026-01-01', 'reader', 99),
]

test('every day of the range is there, used or not, split by product', () => {
  expect(dailyUse(entries, 3, now)).toEqual([
    { date: '2026-03-08', values: {} },
    { date: '2026-03-09', values: { reader: 5, embedding: 30 } },
    { date: '2026-03-10', values: {} },
  ])
})

test('products come by how much they were used', () => {
  expect(usedProducts(entries)).toEqual(['reader', 'embedding'])
})

test('a balance lasts by the rate of the last week; without use nothing is foretold', () => {
  expect(daysLeft(350, entries, now)).toBe(70)
  expect(daysLeft(350, [], now)).toBeUndefined()
})
