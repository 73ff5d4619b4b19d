import { expect, test } from 'vitest'

import { visibleRows } from './visible-rows.ts'

test('covers the view and ten rows on both sides', () => {
  expect(visibleRows(4000, 400, 40, 10_000)).toEqual({ first: 90, end: 120 })
})

test('stays within the existing rows', () => {
  expect(visibleRows(0, 400, 40, 5)).toEqual({ first: 0, end: 5 })
  expect(visibleRows(99_999, 400, 40, 5)).toEqual({ first: 5, end: 5 })
})
