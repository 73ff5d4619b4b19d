import { expect, test } from 'vitest'

import type { Column } from './column.ts'
import { sortRows } from './sort-rows.ts'

interface Row {
  name: string
  tokens: number
}

const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'tokens', header: 'Tokens', cell: (row) => row.tokens, sortValue: (row) => row.tokens },
  { id: 'icon', header: 'Icon', cell: () => null },
]
const rows: Row[] = [
  { name: 'item 10', tokens: 5 },
  { name: 'Item 2', tokens: -40 },
  { name: 'ähnlich', tokens: 5 },
]

test('sorts texts by the rules of the language, with numbers inside them by value', () => {
  const sorted = sortRows(rows, columns, { column: 'name', direction: 'ascending' }, 'de')
  expect(sorted.map(({ name }) => name)).toEqual(['ähnlich', 'Item 2', 'item 10'])
})

test('sorts numbers by value and keeps the order of equal rows', () => {
  const sorted = sortRows(rows, columns, { column: 'tokens', direction: 'descending' })
  expect(sorted.map(({ name }) => name)).toEqual(['item 10', 'ähnlich', 'Item 2'])
})

test('returns the rows as they are for a column without a sort value', () => {
  expect(sortRows(rows, columns, { column: 'icon', direction: 'ascending' })).toBe(rows)
})
