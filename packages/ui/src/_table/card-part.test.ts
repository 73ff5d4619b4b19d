import { expect, test } from 'vitest'

import { cardParts, isLabeled } from './card-part.ts'
import type { Column } from './column.ts'

const column = (id: string, rest: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  header: id,
  cell: () => null,
  ...rest,
})
const partsOf = (...columns: Column<unknown>[]) => Object.fromEntries(cardParts(columns))

test('the header of a row is the title of its card, the first number its figure, the rest are details', () => {
  expect(
    partsOf(
      column('time', { isRowHeader: true }),
      column('type'),
      column('tokens', { align: 'end' }),
      column('duration', { align: 'end' }),
    ),
  ).toEqual({ time: 'title', type: 'detail', tokens: 'figure', duration: 'detail' })
})

test('without a header of the row, the first column is the title, also when it is a number', () => {
  expect(partsOf(column('rank', { align: 'end' }), column('score', { align: 'end' }))).toEqual({
    rank: 'title',
    score: 'figure',
  })
})

test('a column chooses its part itself', () => {
  expect(
    partsOf(
      column('name', { isRowHeader: true }),
      column('tokens', { align: 'end' }),
      column('amount', { card: 'figure' }),
      column('created', { card: 'none' }),
    ),
  ).toEqual({ name: 'title', tokens: 'detail', amount: 'figure', created: 'none' })
})

test('a number that is the figure has its header beside it, and other values where their column asks for it', () => {
  const number = column('tokens', { align: 'end' })
  expect(isLabeled(number, 'figure')).toBe(true)
  expect(isLabeled(number, 'detail')).toBe(false)
  expect(isLabeled(column('status'), 'figure')).toBe(false)
  expect(isLabeled({ ...number, isLabeledInCard: false }, 'figure')).toBe(false)
  expect(isLabeled({ ...number, isLabeledInCard: true }, 'detail')).toBe(true)
})
