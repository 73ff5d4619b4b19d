import type { Column, Sort } from './column.ts'

/**
 * Returns the rows in order. Texts follow the rules of `locale`, with numbers inside them compared by value; rows with equal values keep
 * their order. Rows of a column without `sortValue` are returned as they are.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
  locale?: string,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!sort || !valueOf) return rows
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  // Values are read once per row: a sort compares each of them many times.
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted(({ value: a }, { value: b }) => {
      const order =
        typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
      return order * sign
    })
    .map(({ row }) => row)
}
