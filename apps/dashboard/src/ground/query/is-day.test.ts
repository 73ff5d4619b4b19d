import { expect, test } from 'vitest'

import { isDay } from './is-day.ts'

test.each(['2026-03-01', '2024-02-29'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each(['', 'yesterday', '2026-3-1', '2026-02-31', '2025-02-29', '2026-13-01', '2026-03-01T00:00Z'])(
  '%j is none',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)
