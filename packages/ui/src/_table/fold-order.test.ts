import { expect, test } from 'vitest'

import type { Column } from './column.ts'
import { foldOrder } from './fold-order.ts'

const column = (id: string, rest: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  header: id,
  cell: () => null,
  ...rest,
})
const orderOf = (...columns: Column<unknown>[]) => foldOrder(columns).map(({ id }) => id)

test('what a card leaves out folds first, then texts, then numbers, each from the last one on', () => {
  expect(
    orderOf(
      column('time', { isRowHeader: true }),
      column('status'),
      column('route'),
      column('key', { card: 'none' }),
      column('tokens', { align: 'end' }),
      column('duration', { align: 'end' }),
      column('cost', { align: 'end' }),
    ),
  ).toEqual(['key', 'route', 'status', 'cost', 'duration'])
})

test('the name of the row, its figure and what is kept never fold', () => {
  expect(
    orderOf(
      column('name', { isRowHeader: true }),
      column('state', { isKept: true }),
      column('tokens', { align: 'end' }),
    ),
  ).toEqual([])
})
