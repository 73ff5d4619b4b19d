import type { Column, Sort } from './column.ts'

/** The rows in order. Words follow the rules of `locale`, with numbers in them by value; equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
  locale?: string,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!sort || !valueOf) return rows
  const words = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)]
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : words.compare(String(left), String(right))
    return order * sign
  })
}
