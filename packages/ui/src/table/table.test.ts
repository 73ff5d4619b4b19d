import { expect, test } from 'vitest'

import type { Column } from '../_table/column.ts'
import { sortRows } from '../_table/sort-rows.ts'
import { toCsv } from './to-csv.ts'

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

test('sorts words by language and numbers inside them by value', () => {
  const sorted = sortRows(rows, columns, { column: 'name', direction: 'ascending' }, 'de')
  expect(sorted.map(({ name }) => name)).toEqual(['ähnlich', 'Item 2', 'item 10'])
})

test('sorts numbers by value and keeps the order of equals', () => {
  const sorted = sortRows(rows, columns, { column: 'tokens', direction: 'descending' })
  expect(sorted.map(({ name }) => name)).toEqual(['item 10', 'ähnlich', 'Item 2'])
})

test('leaves rows alone for a column that does not sort', () => {
  expect(sortRows(rows, columns, { column: 'icon', direction: 'ascending' })).toBe(rows)
})

test('writes CSV with quotes doubled, formulas disarmed and numbers plain', () => {
  const csv = toCsv(
    [
      { name: 'say "hi", then go', tokens: -12 },
      { name: '=HYPERLINK("x")', tokens: 3 },
    ],
    columns,
  )
  expect(csv).toBe('Name,Tokens\r\n"say ""hi"", then go",-12\r\n"\'=HYPERLINK(""x"")",3\r\n')
})
