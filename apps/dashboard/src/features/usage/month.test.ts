import { expect, test } from 'vitest'

import type { UsageEntry } from '../../ground/usage/use-usage.ts'
import { monthOf } from './month.ts'

const entry = (date: string, tokens: number): UsageEntry => ({
  date,
  product_name: 'reader',
  model_name: 'reader',
  tokens,
  paid_tokens: 0,
})
const tokensOf = ({ tokens }: UsageEntry) => tokens

test('a month is added up day by day, and goes on at the rate of the last seven days', () => {
  const now = new Date('2026-02-24T12:00:00Z')
  const month = monthOf(
    [entry('2026-01-31', 1000), entry('2026-02-01', 10), entry('2026-02-20', 70), entry('2026-02-24', 7)],
    tokensOf,
    now,
  )
  expect([month.end, month.used, month.forecast]).toEqual(['2026-02-28', 87, 87 + 4 * 11])
  expect(month.days).toHaveLength(28)
  expect(month.days[0]).toEqual({ date: '2026-02-01', used: 10, expected: 0 })
  expect(month.days[22]).toEqual({ date: '2026-02-23', used: 80, expected: 0 })
  expect(month.days[27]).toEqual({ date: '2026-02-28', used: 87, expected: 44 })
})

test('without usage in the last seven days the month stays as it is', () => {
  const month = monthOf([entry('2026-02-01', 10)], tokensOf, new Date('2026-02-24T12:00:00Z'))
  expect([month.used, month.forecast]).toEqual([10, 10])
})
